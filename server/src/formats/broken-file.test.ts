import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { failed, failure } from '../untrusted-files/tell.ts'
import { asBrokenFile, BrokenFile } from './broken-file.ts'

const thrownBy = async (work: () => unknown): Promise<unknown> => {
  try {
    await work()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}

test('what a reader has against a file is a fault of the file', async () => {
  const past = await thrownBy(() => Buffer.alloc(2).readUInt32LE(0))
  for (const error of [new BrokenFile('bomb'), new Error('end of central directory not found'), past])
    expect(asBrokenFile(error)).toBeInstanceOf(BrokenFile)
})

test('a fault of the system or of our own is none, and is told without a word of the file', async () => {
  const faults = [
    await thrownBy(() => readFile('/there/is/no/such/file')),
    await thrownBy(() => JSON.parse('null').map(String)),
    await thrownBy(() => Reflect.get(globalThis, 'x')()),
    'a word of the manuscript',
  ]
  for (const fault of faults) {
    expect(asBrokenFile(fault)).toBe(fault)
    const told = failure.parse(failed(fault))
    expect(told.failed).toMatch(/^(?:Error|TypeError|string)/)
    expect(told.failed).not.toMatch(/no such file|manuscript|not a function/)
  }
})
