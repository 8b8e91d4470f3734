/** A program that a measure needs is not installed here. Its message is a sentence for the person who started it. */
export class MissingProgram extends Error {}
