import { type Kysely, sql } from 'kysely'
import { announceChangesOf } from './0014-announce.ts'

const bindings = ['Soft Cover', 'Hard Cover']
const FIRST_RATES_DAY = '2000-01-01'
const interiors = ['B & W cream paper', 'B & W White paper', 'Standard colour with White paper']
const rateBounds = {
  pageRate: { least: 1, most: 5000 },
  bindingCost: { least: 0, most: 100000 },
  interiorFactor: { least: 100, most: 1000 },
  cost: { least: 0, most: 100000 },
}
const specifiedRates = {
  pageRates: {
    '5 X 7 in': 50,
    '5 X 8 in': 50,
    '5.5 X 8.5 in': 50,
    '6 X 9 in': 60,
    '7 X 9 in': 70,
    '8 X 11 in': 80,
    '8.5 X 8.5 in': 85,
    A4: 90,
  },
  bindingCosts: { 'Soft Cover': 3000, 'Hard Cover': 4000 },
  interiorFactors: {
    'B & W cream paper': 100,
    'B & W White paper': 100,
    'Standard colour with White paper': 300,
  },
  distributionCost: 7000,
  platformMargin: 3000,
  suggestedRoyalty: 3000,
}
const trimSizes = [
  '5 X 7 in',
  '5 X 8 in',
  '5.5 X 8.5 in',
  '6 X 9 in',
  '7 X 9 in',
  '8 X 11 in',
  '8.5 X 8.5 in',
  'A4',
]

type Bounds = { readonly least: number; readonly most: number }

/** The calculator's rates, each row from its day until the next one's. What holds or has held is never changed. */
export async function createRates(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function holds_amounts(given jsonb, names text[], lowest integer, highest integer) returns boolean
    language sql immutable as $$
      select case when jsonb_typeof(given) <> 'object' then false else
        (select count(*) from jsonb_object_keys(given)) = cardinality(names)
        and (select bool_and(case when jsonb_typeof(given -> name) = 'number'
            then (given ->> name)::numeric between lowest and highest and (given ->> name)::numeric % 1 = 0
            else false end)
          from unnest(names) as name) end
    $$`.execute(db)
  await sql`
    create table calculator_rates (
      id integer generated always as identity primary key,
      valid_from date not null unique,
      page_rates jsonb not null check (${amounts('page_rates', trimSizes, rateBounds.pageRate)}),
      binding_costs jsonb not null check (${amounts('binding_costs', bindings, rateBounds.bindingCost)}),
      interior_factors jsonb not null check (${amounts('interior_factors', interiors, rateBounds.interiorFactor)}),
      distribution_paise integer not null check (${within('distribution_paise', rateBounds.cost)}),
      margin_paise integer not null check (${within('margin_paise', rateBounds.cost)}),
      suggested_royalty_paise integer not null check (${within('suggested_royalty_paise', rateBounds.cost)}),
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`
    comment on table calculator_rates is 'Amounts in paise, interior_factors in hundredths.'`.execute(db)
  await sql`
    insert into calculator_rates (valid_from, page_rates, binding_costs, interior_factors,
      distribution_paise, margin_paise, suggested_royalty_paise)
    values (${FIRST_RATES_DAY}, ${JSON.stringify(specifiedRates.pageRates)},
      ${JSON.stringify(specifiedRates.bindingCosts)}, ${JSON.stringify(specifiedRates.interiorFactors)},
      ${specifiedRates.distributionCost}, ${specifiedRates.platformMargin}, ${specifiedRates.suggestedRoyalty})`.execute(
    db,
  )
  await sql`select versioned_table('calculator_rates')`.execute(db)
  await sql`select audit_table('calculator_rates')`.execute(db)
  await announceChangesOf(db, 'calculator_rates')
  await keepWhatHolds(db)
}

async function keepWhatHolds(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_rates_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'TRUNCATE' then
        raise exception 'rates that hold or have held stay' using errcode = 'restrict_violation';
      end if;
      if (tg_op <> 'INSERT' and old.valid_from <= india_today()) or (tg_op <> 'DELETE' and new.valid_from <= india_today()) then
        raise exception 'rates that hold or have held stay' using errcode = 'restrict_violation';
      end if;
      return case when tg_op = 'DELETE' then old else new end;
    end $$`.execute(db)
  await sql`
    create trigger keeps_what_holds before insert or update or delete on calculator_rates
    for each row execute function refuse_rates_change()`.execute(db)
  await sql`
    create trigger keeps_all before truncate on calculator_rates
    for each statement execute function refuse_rates_change()`.execute(db)
}

function amounts(column: string, names: readonly string[], { least, most }: Bounds) {
  const listed = names.map((name) => `'${name}'`).join(', ')
  return sql.raw(`holds_amounts(${column}, array[${listed}], ${least}, ${most})`)
}

function within(column: string, { least, most }: Bounds) {
  return sql.raw(`${column} between ${least} and ${most}`)
}
