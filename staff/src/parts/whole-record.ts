/**
 * For the query and the change of a form's record. The library gives a form the row of the list that somebody comes from, until the
 * whole record is there, and what was typed by then would be gone: asked for under another name, the record comes whole or not yet.
 */
export const wholeRecord = { meta: { whole: true } } as const
