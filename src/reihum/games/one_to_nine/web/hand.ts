/** More cards than this stand in two lines on a narrow table. */
export const IN_A_LINE = 9;
