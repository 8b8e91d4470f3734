import { z } from 'zod'
import { listQuery, staffList, staffRecord, version } from '../../console/staff/lists.ts'
import { staffMessages } from '../../console/staff/staff-messages.ts'
import { day } from '../../http/day-fields.ts'
import { endpoint, jsonBody } from '../../http/endpoint.ts'
import { idInPath, noParams } from '../../http/fields.ts'
import { staffMay } from '../../http/permissions.ts'
import { ratesStates } from '../../royalties/staff/rates.ts'
import { payoutBounds, payoutCadences, payoutMessages } from './payout-rules.ts'

const { threshold, upiLimit, day: dayOfMonth, taxThreshold, rate } = payoutBounds

function amount(name: string, { least, most }: { least: number; most: number }) {
  const message = `${name} must be from Rs. ${least / 100} to Rs. ${most / 100}, with two decimals at most`
  return z
    .number(message)
    .min(least / 100, message)
    .max(most / 100, message)
    .refine((rupees) => Number.isInteger(Math.round(rupees * 1e6) / 1e4), message)
}
function percent(name: string) {
  const message = `${name} must be from 0 to ${rate.most / 100} %, with two decimals at most`
  return z
    .number(message)
    .min(rate.least / 100, message)
    .max(rate.most / 100, message)
    .refine((given) => Number.isInteger(Math.round(given * 1e6) / 1e4), message)
}
const note = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `Write at most ${most} characters`)
    .nullish()
    .transform((text) => text || null)
const yesNo = z.boolean('Please choose yes or no')

const settingsFields = {
  valid_from: day(payoutMessages.day),
  threshold: amount('threshold', threshold),
  cadence: z.enum(payoutCadences),
  day_of_month: z
    .int()
    .min(dayOfMonth.least)
    .max(dayOfMonth.most, `Choose a day from ${dayOfMonth.least} to ${dayOfMonth.most}`),
  holds_without_pan: yesNo,
  upi_limit: amount('upi_limit', upiLimit).meta({
    description: 'The most that UPI moves in one transfer: who has more to come by it is held back.',
  }),
  note: note(500),
}
const ruleFields = {
  valid_from: day(payoutMessages.day),
  threshold: amount('threshold', taxThreshold),
  rate_with_pan: percent('rate_with_pan'),
  rate_without_pan: percent('rate_without_pan'),
  section: note(60).meta({ description: 'Section or payment code; null: still to be filled in.' }),
  source: z.string('Say where the rule comes from').trim().min(1, 'Say where the rule comes from').max(1_000),
}
const kept = {
  id: z.int(),
  state: z.enum(ratesStates).meta({ description: 'By the day in India.' }),
  version,
}

export const payoutSettings = z.object({ ...kept, ...settingsFields }).meta({ id: 'PayoutSettings' })
export type PayoutSettings = z.output<typeof payoutSettings>
export const taxRule = z.object({ ...kept, ...ruleFields }).meta({ id: 'TaxRule' })
export type TaxRuleRecord = z.output<typeof taxRule>

const shared = { tag: 'Staff: money' } as const
const one = { params: z.object({ id: idInPath }), notFound: staffMessages.notFound } as const
const many = { params: noParams, query: listQuery(['-valid_from', 'valid_from'], {}) } as const
const mayRead = staffMay('money.read')
const mayMove = staffMay('money.move')
const gone = staffRecord(z.object({ id: z.int() }))
const withVersion = jsonBody(z.object({ version }))

export const listPayoutSettings = endpoint({
  ...shared,
  ...many,
  id: 'listPayoutSettings',
  method: 'GET',
  path: '/api/staff/payout-settings',
  access: mayRead,
  summary: 'The day of payment and the lowest amount, each from a day on',
  output: staffList(payoutSettings),
})
export const getPayoutSettings = endpoint({
  ...shared,
  ...one,
  id: 'getPayoutSettings',
  method: 'GET',
  path: '/api/staff/payout-settings/{id}',
  access: mayRead,
  summary: 'The settings from one day on',
  output: staffRecord(payoutSettings),
})
export const createPayoutSettings = endpoint({
  ...shared,
  id: 'createPayoutSettings',
  method: 'POST',
  path: '/api/staff/payout-settings',
  access: mayMove,
  summary: 'Adds settings from a future day on',
  body: jsonBody(z.object(settingsFields)),
  output: staffRecord(payoutSettings),
  refusals: ['conflict'],
})
export const changePayoutSettings = endpoint({
  ...shared,
  ...one,
  id: 'changePayoutSettings',
  method: 'PATCH',
  path: '/api/staff/payout-settings/{id}',
  access: mayMove,
  summary: 'Changes settings that are not in force yet',
  body: jsonBody(z.object(settingsFields).partial().extend({ version })),
  output: staffRecord(payoutSettings),
  refusals: ['conflict'],
})
export const deletePayoutSettings = endpoint({
  ...shared,
  ...one,
  id: 'deletePayoutSettings',
  method: 'DELETE',
  path: '/api/staff/payout-settings/{id}',
  access: mayMove,
  summary: 'Removes settings that are not in force yet',
  body: withVersion,
  output: gone,
  refusals: ['conflict'],
})

export const listTaxRules = endpoint({
  ...shared,
  ...many,
  id: 'listTaxRules',
  method: 'GET',
  path: '/api/staff/tax-rules',
  access: mayRead,
  summary: 'The rules for tax on royalty, each from a day on',
  output: staffList(taxRule),
})
export const getTaxRule = endpoint({
  ...shared,
  ...one,
  id: 'getTaxRule',
  method: 'GET',
  path: '/api/staff/tax-rules/{id}',
  access: mayRead,
  summary: 'The rule from one day on',
  output: staffRecord(taxRule),
})
export const createTaxRule = endpoint({
  ...shared,
  id: 'createTaxRule',
  method: 'POST',
  path: '/api/staff/tax-rules',
  access: mayMove,
  summary: 'Adds a rule from a future day on',
  body: jsonBody(z.object(ruleFields)),
  output: staffRecord(taxRule),
  refusals: ['conflict'],
})
export const changeTaxRule = endpoint({
  ...shared,
  ...one,
  id: 'changeTaxRule',
  method: 'PATCH',
  path: '/api/staff/tax-rules/{id}',
  access: mayMove,
  summary: 'Changes a rule that is not in force yet, or adds the section or code that a rule lacks',
  body: jsonBody(z.object(ruleFields).partial().extend({ version })),
  output: staffRecord(taxRule),
  refusals: ['conflict'],
})
export const deleteTaxRule = endpoint({
  ...shared,
  ...one,
  id: 'deleteTaxRule',
  method: 'DELETE',
  path: '/api/staff/tax-rules/{id}',
  access: mayMove,
  summary: 'Removes a rule that is not in force yet',
  body: withVersion,
  output: gone,
  refusals: ['conflict'],
})

const effect = z.object({
  to_pay: z.int(),
  held: z.int(),
  payable: z.number().meta({ description: 'Deducted from the balances, in rupees.' }),
  withheld: z.number(),
})
const figure = (name: string, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}(\.\d{1,2})?$/, `${name} must be a number`)
    .transform(Number)
    .refine((value) => value <= most, `${name} is too large`)
    .optional()

export const previewPayoutEffect = endpoint({
  ...shared,
  id: 'previewPayoutEffect',
  method: 'GET',
  path: '/api/staff/payout-effect',
  access: mayRead,
  summary: 'What a run today would pay, with the present settings and with changed ones',
  query: z.object({
    threshold: figure('threshold', threshold.most / 100),
    holds_without_pan: z.enum(['true', 'false']).optional(),
    tax_threshold: figure('tax_threshold', taxThreshold.most / 100),
    rate_with_pan: figure('rate_with_pan', rate.most / 100),
    rate_without_pan: figure('rate_without_pan', rate.most / 100),
  }),
  output: staffRecord(z.object({ now: effect, changed: effect })),
})

export const payoutSettingEndpoints = [
  listPayoutSettings,
  getPayoutSettings,
  createPayoutSettings,
  changePayoutSettings,
  deletePayoutSettings,
  listTaxRules,
  getTaxRule,
  createTaxRule,
  changeTaxRule,
  deleteTaxRule,
  previewPayoutEffect,
] as const
