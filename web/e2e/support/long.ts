/** `make test-long` plays whole what `make test` shortens: every match after a lesson, whole matches against experts. */
export const IS_LONG = Boolean(process.env["REIHUM_LONG"]);
