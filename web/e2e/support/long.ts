/** `make test-long` plays whole what `make test` shortens: all three ways through every lesson, whole matches against experts. */
export const IS_LONG = Boolean(process.env["REIHUM_LONG"]);
