import { setImmediate as soon } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { writeZip } from './write-zip.ts'

test.each(['before', 'while', 'after'] as const)(
  'a reader who leaves %s the second entry is looked up waits for nothing, and its source is closed',
  async (moment) => {
    let closed = 0
    let lookUp = () => {}
    const looked = new Promise<void>((resolve) => {
      lookUp = resolve
    })
    async function* endless() {
      try {
        while (true) yield Buffer.alloc(65_536, 1)
      } finally {
        closed += 1
      }
    }
    async function* entries() {
      yield { name: 'first.bin', content: moment === 'before' ? endless() : 'words' }
      await looked
      yield { name: 'second.bin', content: endless() }
    }
    const reading = writeZip(entries())
    await reading.next()
    if (moment === 'after') {
      lookUp()
      await reading.next()
    }
    const left = reading.return(undefined)
    await soon()
    lookUp()
    expect(await left).toEqual({ done: true, value: undefined })
    expect(closed).toBe(moment === 'while' ? 0 : 1)
  },
)
