import { z } from 'zod'
import { clean, type TextRule } from '../language/text-rules.ts'

/** One below the largest that a column holds: the database writes a range that ends with an id as one that ends before the next. */
export const MAX_ID = 2_147_483_646
/** No body is longer: the end of a text of which nothing else says how long it may be. */
export const MOST_IN_ALL = 64 * 1024

/** An id as it stands in an address. Anything else is "no such thing", never an error of the server. */
export const idInPath = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .refine((id) => id <= MAX_ID)
  .meta({ examples: ['7'] })

/** A whole number in a query string, with a plain message for every way to get it wrong. */
export function wholeNumber(name: string, least: number, most: number) {
  const message = `${name} must be a whole number from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d{1,10}$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message)
}

export function oneOf<const Values extends readonly [string, ...string[]]>(name: string, values: Values) {
  return z.enum(values, `${name} must be one of ${values.join(', ')}`)
}

/** The same for what people type into an address: upper and lower case are one. */
export function oneOfInAnyCase<const Values extends readonly [string, ...string[]]>(
  name: string,
  values: Values,
) {
  const lowered = (value: string) => (typeof value === 'string' ? value.toLowerCase() : value)
  return z.preprocess(lowered, oneOf(name, values))
}

/** What a search is asked for. What no text can hold is left out of it: nobody typed it. */
export function searchedText(most: number) {
  return z
    .string()
    .max(most, `q must have at most ${most} characters`)
    .overwrite((text) => text.replaceAll('\0', ''))
}

export const noParams = z.object({})

/** A typed text as its rule has it: cleaned first, then checked, with one message at a time. */
export function requiredText(rule: TextRule & { missing: string }) {
  return checkedText(
    rule,
    z
      .string(rule.missing)
      .overwrite((text) => clean(rule, text))
      .min(1, { error: rule.missing, abort: true }),
  )
}

/** The same for one that may be left out or empty: null then. */
export function optionalText(rule: TextRule & { missing: null }) {
  return checkedText(
    rule,
    z.string().overwrite((text) => clean(rule, text)),
  )
    .nullish()
    .transform((text) => text || null)
}

/** The same for one that may be changed: left out it stays as it was, empty or null it is taken away. */
export function changedText(rule: TextRule & { missing: null }) {
  return checkedText(
    rule,
    z.string().overwrite((text) => clean(rule, text)),
  )
    .nullable()
    .transform((text) => text || null)
    .optional()
}

function checkedText(rule: TextRule, text: z.ZodString): z.ZodString {
  const { most, tooLong, least, tooShort, pattern, malformed, objection } = rule
  const short = text.max(most, { error: tooLong, abort: true })
  const whole = least === undefined ? short : short.min(least, { error: tooShort, abort: true })
  const matching = pattern ? whole.regex(pattern, { error: malformed, abort: true }) : whole
  if (!objection) return matching
  return matching.superRefine((kept, { addIssue }) => {
    const message = objection(kept)
    if (message !== null) addIssue({ code: 'custom', message })
  })
}
