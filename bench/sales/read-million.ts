import { readSalesFile, recogniseSalesFile } from '@panai/server/sales-files/index'

/** Reads the file that it is given and tells what that took. A process of its own, so that its memory is only its own. */
const [file = ''] = process.argv.slice(2)
const began = performance.now()
const totals = await readSalesFile(await recogniseSalesFile(file), () => {})
const seconds = (performance.now() - began) / 1000
const peakMegabytes = process.resourceUsage().maxRSS / 1024
console.log(JSON.stringify({ rows: totals.rows, seconds, peakMegabytes }))
