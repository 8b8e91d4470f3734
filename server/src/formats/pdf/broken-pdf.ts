/** What stands there is no PDF that could be read. */
export class BrokenPdf extends Error {}

/** To be read it would have to be unpacked into more than there is room for. */
export class HeavyPdf extends Error {}
