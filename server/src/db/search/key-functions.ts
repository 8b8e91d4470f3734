import {
  initialsSteps,
  joiningSteps,
  type KeyStep,
  keySteps,
  singleInitialsSteps,
} from '@panai/contract/language/search-key'

/** The functions that make keys in the database: the table of the contract's module, written in SQL. */
export const keyFunctions: readonly string[] = [
  keyFunction('sound_key', keySteps),
  keyFunction('joined_key', joiningSteps),
  keyFunction('initials_of', initialsSteps),
  keyFunction('with_single_initials', singleInitialsSteps),
]

function keyFunction(name: string, steps: readonly KeyStep[]): string {
  return `create or replace function ${name}(given text) returns text
    language plpgsql immutable strict parallel safe as ${literal(`
declare
  key text := given;
begin
${statements(steps)}
  return key;
end`)}`
}

function statements(steps: readonly KeyStep[]): string {
  return steps.map((step) => statement(step)).join('\n')
}

function statement(step: KeyStep): string {
  if ('where' in step) return `if key ~ ${literal(step.where)} then\n${statements(step.steps)}\nend if;`
  return `key := ${expression(step)};`
}

function expression(step: Exclude<KeyStep, { where: string }>): string {
  if ('form' in step) return `normalize(key, ${step.form})`
  if ('letters' in step) return `translate(key, ${literal(step.letters)}, ${literal(step.to)})`
  if ('text' in step) return `replace(key, ${literal(step.text)}, ${literal(step.to)})`
  return `regexp_replace(key, ${literal(step.pattern)}, ${literal(step.to.replace(/\$(\d)/g, '\\$1'))}, 'g')`
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
