import { endpoints } from '@panai/contract/endpoints'
import type { AnyEndpoint } from '@panai/contract/http/endpoint'
import type { Campaign } from '../campaign.ts'
import type { Deps } from '../cast/deps.ts'
import { words } from '../requests/addresses-of.ts'
import { plausibleFields } from '../requests/plausible-body.ts'
import { accountRequests } from './accounts.ts'
import { catalogueRequests } from './catalogue.ts'
import { payeeRequests } from './payees.ts'
import { payoutSettingRequests } from './payout-settings.ts'
import { payoutRequests } from './payouts.ts'
import { receiptRequests } from './receipts.ts'
import { salesAnswerRequests } from './sales-answers.ts'
import { salesImportRequests } from './sales-imports.ts'
import { secondFactorRequests } from './second-factors.ts'
import { statementRequests } from './statements.ts'
import { submissionRequests } from './submissions.ts'
import { termRequests } from './terms.ts'
import { twoPeopleRequests } from './two-people.ts'
import { sendAs, toSent, type Working, type WorkingRequest, whoMay } from './working.ts'

const all: readonly AnyEndpoint[] = endpoints
const said: readonly WorkingRequest[] = [
  ...accountRequests,
  ...secondFactorRequests,
  ...submissionRequests,
  ...catalogueRequests,
  ...receiptRequests,
  ...salesImportRequests,
  ...salesAnswerRequests,
  ...payeeRequests,
  ...payoutSettingRequests,
  ...payoutRequests,
  ...statementRequests,
  ...termRequests,
  ...twoPeopleRequests,
]
/** They end the caller's own session or account. */
const last = ['logout', 'endAllSessions', 'closeAccount', 'removeSecondFactor']
/** What no call can do here, and why. */
const never: Readonly<Record<string, string>> = {
  setUp: 'only while there is no admin',
}
/** So many bodies and places are tried of a call for which nobody has said how it succeeds. */
const [BODIES, PLACES] = [4, 60]

/** Each operation is done once with success, by one who may. How is kept, so that hostile requests begin where the checks of one end. */
export async function doEach(campaign: Campaign, deps: Deps): Promise<void> {
  const { people, judge, findings, bands, done } = campaign
  const things = [
    ...(await bands.numbersOf('author')).map(String),
    ...Array.from({ length: 9 }, (_, at) => String(at + 1)),
    ...words,
  ]

  async function succeeds(endpoint: AnyEndpoint, request: Working): Promise<boolean> {
    const sent = toSent(endpoint, request)
    const got = await sendAs(campaign, request.caller, sent)
    judge(`doing ${endpoint.id}`, request.caller, sent, got)
    const isDone = got.status >= 200 && got.status < 300
    if (isDone) done.set(endpoint.id, request)
    else if (said.some((one) => one.endpoint === endpoint))
      findings.add('undone', `${endpoint.id} answered ${got.status}: ${got.body.toString().slice(0, 500)}`)
    return isDone
  }

  async function doOne(endpoint: AnyEndpoint): Promise<void> {
    await people.restore()
    const how = said.find((one) => one.endpoint === endpoint)
    try {
      const tries = how ? [await how.make(deps)] : plausibleTries(endpoint, things)
      for (const request of tries) if (await succeeds(endpoint, request)) break
    } catch (error) {
      findings.add('undone', `${endpoint.id} could not be prepared: ${String(error)}`)
    }
    if (!how && !done.has(endpoint.id) && !(endpoint.id in never))
      findings.add('undone', `nothing plausible succeeds by ${endpoint.id}: say how it is done`)
  }

  for (const endpoint of all.filter(({ id }) => !last.includes(id))) await doOne(endpoint)
  for (const endpoint of all.filter(({ id }) => last.includes(id))) await doOne(endpoint)
  console.log(`  ${done.size} of ${all.length} operations done`)
}

function* plausibleTries(endpoint: AnyEndpoint, things: readonly string[]): Generator<Working> {
  const { params, query, body } = endpoint
  const places = placesOf(params.shape, things)
  for (let seed = 1; seed <= BODIES; seed++)
    for (const place of places)
      yield {
        caller: whoMay(endpoint),
        params: place,
        query: Object.fromEntries(
          Object.entries(plausibleFields(query, seed)).filter(
            ([name]) => !query.shape[name]?.safeParse(undefined).success,
          ),
        ),
        fields: body ? plausibleFields(body.fields, seed) : {},
        files: {},
      }
}

function placesOf(
  shape: AnyEndpoint['params']['shape'],
  things: readonly string[],
): Record<string, string>[] {
  let places: Record<string, string>[] = [{}]
  for (const [name, schema] of Object.entries(shape)) {
    const fitting = things.filter((text) => schema.safeParse(text).success)
    places = places.flatMap((place) => fitting.map((text) => ({ ...place, [name]: text })))
  }
  return places.slice(0, PLACES)
}
