/** Browsers load this: no schema library here. Every address that an account had in so many days is told what changes, and each link "this was not me" works so long. */
export const NOT_ME_DAYS = 30
