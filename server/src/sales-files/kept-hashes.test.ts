import { expect, test } from 'vitest'
import { readWhole } from '../../test/read-whole-sales-file.ts'
import * as sample from '../../test/sales-files.ts'

const april = { from: '2026-04-01', to: '2026-04-30' }

const back = { 'Units Sold': 0, 'Units Refunded': 1, 'Net Units Sold': -1, Royalty: -60 }
const gift = { 'Avg. Offer Price without tax': 0, 'Transaction Type': 'Free - Promotion', Royalty: 0 }
const inIsbn10 = '8194012341'

/** For each report a plain row, what came back, what was given away, a book by another number, one by its title alone. */
const files: Record<string, readonly [sample.SampleLayout, readonly sample.Row[]]> = {
  'kdp-combined': [sample.kdpCombinedLayout, [{}, back, gift, { 'ASIN/ISBN': '9788194012344' }]],
  'kdp-ebook': [sample.kdpEbookLayout, [{}, back, gift]],
  'kdp-print': [sample.kdpPrintLayout, [{}, back, { ISBN: '' }]],
  'kdp-kenp': [sample.kdpKenpLayout, [{}, { Date: '2026-04' }, { ASIN: inIsbn10 }, { ASIN: '' }]],
  'kdp-orders': [sample.kdpOrdersLayout, [{}, { 'Paid Units': 0 }, { ASIN: '9788194012344' }]],
  'kdp-prior-months': [
    sample.kdpPriorLayouts.newer,
    [{}, { 'Payout Plan': 'KENP', 'Net Units Sold or Combined KENP': 412 }],
  ],
  'kdp-first-ebook': [sample.kdpFirstEbookLayout, [{}, back, gift]],
  'ingram-compensation': [sample.ingramLayout('MTD'), [{}, { MTD_net_quantity: 8, MTD_net_pub_comp: 800 }]],
  'google-earnings': [
    sample.googleLayout,
    [{}, { Qty: -1, 'Payment Amount': -118.05 }, { 'Payment Currency': 'USD', 'Payment Amount': 1.4 }],
  ],
  'google-summary': [
    sample.googleSummaryLayout,
    [{}, { 'Primary ISBN': inIsbn10 }, { 'Primary ISBN': 'GGKEY:ABC' }, { 'Primary ISBN': '' }],
  ],
  'apple-financial': [
    sample.appleLayout,
    [
      {},
      { Quantity: -1, 'Extended Partner Share': '-69.30', 'Sales or Return': 'R' },
      { 'Extended Partner Share': '0.00', 'Customer Price': '0.00', Quantity: 4 },
      { 'ISRC/ISBN': '' },
      { 'ISRC/ISBN': inIsbn10, 'Vendor Identifier': '' },
    ],
  ],
  'kobo-sales': [
    sample.koboLayout,
    [
      {},
      { 'LP Currency': 'EUR', 'Foreign Exchange Rate to Payable Currency': 97.1 },
      { 'Total Qty': -1, 'Refund Reason': 'Accidental', 'Net Due (Payable Currency)': -118.05 },
      { eISBN: inIsbn10 },
      { eISBN: '' },
    ],
  ],
  'draft2digital-raw': [
    sample.draft2digitalLayouts.ebook,
    [{}, { Verified: 'No' }, { 'Ebook ISBN': '' }, { Country: '' }],
  ],
  'draft2digital-raw of printed books': [sample.draft2digitalLayouts.printed, [{}, { Verified: '' }]],
  'acx-sales-detail': [
    sample.acxLayout,
    [{}, { 'Net Units': -1, 'Net Sales': -9, 'Net Royalties Earned': -4 }, { 'Digital ISBN': inIsbn10 }],
  ],
  'amazon-tax': [
    sample.amazonTaxLayout,
    [
      {},
      { 'Transaction Type': 'Refund', 'Principal Amount': -399, Quantity: 1 },
      { 'Principal Amount': '', Sku: '' },
      { 'Principal Amount': -1, 'Order Id': '' },
    ],
  ],
  'flipkart-sales': [
    sample.flipkartSalesLayout,
    ['Sale', 'Return', 'Cancellation', 'Return Cancellation'].map((kind) => ({ 'Event Sub Type': kind })),
  ],
  'shopify-orders': [sample.shopifyLayout, [{}, { Name: '#1003', 'Financial Status': 'refunded' }]],
  'woocommerce-orders': [sample.woocommerceLayout, [{}, { Status: 'on-hold' }]],
  'panai-csv': [sample.panaiLayout, [{}, { units: -1, amount: '-399.00' }]],
}

const kept: Record<string, readonly (readonly [hash: string, identity: string | null])[]> = {
  'kdp-combined': [
    ['8c6592b9c65f189cd11d50ab70191288', null],
    ['b5feccc637bf0a4c48962b2fa809848d', null],
    ['3ea55060225a37345056d9eb2b65a0f5', null],
    ['c5372c7e668827ca5802b5f784d38d8b', null],
  ],
  'kdp-ebook': [
    ['72110b074d682d330a03d733af9697a5', null],
    ['c1db49a50f2f6b5a5903e7282f5cfebb', null],
    ['b1189a80732eba4281984823864f61e1', null],
  ],
  'kdp-print': [
    ['935abbd5a4aca42b74578b4316b75541', null],
    ['a43d221264adbb6133b27ddee860d41a', null],
    ['883be5e6eab2a3725518c5d3c73390e2', null],
  ],
  'kdp-kenp': [
    ['80134895c7742826eb091a71ffd7fe36', null],
    ['ded1ba3d2ec328d1b6bbc04f6b2092fc', null],
    ['ae8e1869367e61b985b566018dce2b4b', null],
    ['efb6f023d4cb4365664ddeba68c19175', null],
  ],
  'kdp-orders': [
    ['ecf1557e2b311db040d82ece620a009e', null],
    ['a365d5710aa208cbecdad68c9fe4a2c6', null],
    ['4aba5e50e90eb876fc8ceeab469e9ad8', null],
  ],
  'kdp-prior-months': [
    ['3eb06b0ea6a1b23d0b78adc694d15f83', '1bb412366e015318870772ef1d8d89d1'],
    ['4493122d508087faa4fca87682f690be', 'eb04083d530bd45bdfcb209be5051282'],
  ],
  'kdp-first-ebook': [
    ['3eb06b0ea6a1b23d0b78adc694d15f83', '1bb412366e015318870772ef1d8d89d1'],
    ['12501da636ed77b6d6b84671796b2c89', '1bb412366e015318870772ef1d8d89d1'],
    ['2b6ca6ef47c302a93e9f9e85ff39fce9', '76520372d0d638829e78320da69491f3'],
  ],
  'ingram-compensation': [
    ['888fe530d3d0895eb4c9d6bd3c0b8570', '9ffea1e981cea4fff8eda7dede08e3ea'],
    ['1620ff753124f4b7321213b92f5492e3', '9ffea1e981cea4fff8eda7dede08e3ea'],
    ['8506210653e2c7c592917bc54cee8420', 'ff3ffa23de379baf71c4dbba03051cdb'],
  ],
  'google-earnings': [
    ['1c9bdbdb8a343728ccf3c5dfbb611c6f', 'f6a78bc21168cb1c769c22edc259616c'],
    ['843494996f977ae0dfdee4f05eb6d9e8', '10635fe1fbf71628712c7661e0038452'],
    ['65f81531e64e792abb3a0f4df264a5c1', '3461ea0450a0fd046293eaa50540c82f'],
  ],
  'google-summary': [
    ['2a487cc0e434fb60afac5d3fdd601dda', null],
    ['2a3f2c20972b6e089f8c3c1bf592a556', null],
    ['7ef9449fa7d5ee6fe95f86f93df5047f', null],
    ['c9f9b8ef57ece3ddee93200350bca559', null],
  ],
  'apple-financial': [
    ['f465f85877d915f36242fbb680d7b083', '7b8a8dfda5cb6fd9f644fb71204dd8c0'],
    ['4ac0e2c9ce3184161a33c7ace936e384', '1be548b8b93ac41ffc37eff4969ebc8b'],
    ['4f273c77fd2635803f3cbc1faa58183f', 'd8cac9b997fdc73aa5382c1b635c415f'],
    ['bc06c3abfee1f5dd56f48c62114af597', 'd7976cb8df669efbd057246d09c07665'],
    ['f35d80d99131e3f3f77f1d8e03b4a684', '87f78c4ff5e6ee51f64b43e148d7db8f'],
  ],
  'kobo-sales': [
    ['a1ec289fba68192178fdf1ee6ab60017', 'da1a151044e1078885f229456d6414e8'],
    ['680a340504f6d01566b82a329bdaad49', 'da1a151044e1078885f229456d6414e8'],
    ['6872ce5bfd86bd6cc0c48cb78d124cde', '20f6ca27e82079afe42de4dbb5a639c7'],
    ['723f3e215db68e740c5862c94fa57047', 'bdf34554a2140b3fd8e4d3c91e69d568'],
    ['a166f8a60dedb97d28ba5e6508ea4e43', '44b566f5e5c1f24c799e24f04edc6aa5'],
  ],
  'draft2digital-raw': [
    ['3307e33ebdf1f17a673dd71ceed0ebf5', 'dc344c25a311ab885054a8637e009b54'],
    ['06f5b6ef70ed3a8e3f0fc9b3494321bc', null],
    ['af152cafeb7e629c4cd6defaf7b587a4', '73f4ea7ebfad79cd33e641f532b70750'],
    ['d4545e7b73bace52b9f5bad8a80e6a45', '49aac97f769fe3262ab855b9797a704f'],
  ],
  'draft2digital-raw of printed books': [
    ['5d0581382c0bac14f6bc595c852aed82', '7d23e253c473fa6708394bdf7c45eeaf'],
    ['1160bd1f142df4162738b88bbd4c650c', null],
  ],
  'acx-sales-detail': [
    ['418f289ce934f30e4feda1dd16b5b376', '586ede59884ce00d7b1c5759441031c9'],
    ['09448f0ac7ce4a9e66ac1c82764dc1c7', '586ede59884ce00d7b1c5759441031c9'],
    ['f5beeb08bf2f4d72a78755f4ac816cc1', '9565ee86898f56b7d581d2d18be08224'],
  ],
  'amazon-tax': [
    ['24c4e422a9f7516bc0681ccbd7ead874', null],
    ['e2fc245140c7fd8b6c2874dfa47c4fa2', null],
    ['806336b285049b6c3c692314a011cbce', null],
    ['4300807ed5a52696105692978362dc4d', null],
  ],
  'flipkart-sales': [
    ['583be0bbe0b54de6de3366dce5ed09fd', null],
    ['31e30073e12c9984fc88d4fa0ccc856d', null],
    ['27f56d2f83b64bc4e98001458832515a', null],
    ['ae99c79ab8e9d996e48233d781867f33', null],
  ],
  'shopify-orders': [
    ['5b7b9213245aa5cab64663a8d2527813', 'c8d1170968ff6fc92cfa1f145ad258b1'],
    ['dc63a5c95641db6bc11650d626e1544d', '298d768c0d3d949c8874e32dea9bc40d'],
    ['1d0796cb030d5c3338e8eadb56dd6304', '91f7e0deeb4e09db2578dc5074a5ab3c'],
  ],
  'woocommerce-orders': [
    ['9fb17d58b96b8dce428308b6fc655119', 'ac305557858285c99b6585b813f677e4'],
    ['71835347c03a0ef51cf04bb76c806594', null],
  ],
  'panai-csv': [
    ['a89ce164eef1218bd515ac9c6e140d59', null],
    ['fc019fc8713e2866e6c89b6b5fd7a8bb', null],
  ],
  settlements: [
    ['d87da57aed3d6d3f55d8abe78e334422', '149f88f50905492e896954b78fcf18b5'],
    ['399452ecba7503202fc3cace47e2f78d', '383895a78e6d3684c9e94f0b983ade85'],
    ['6abb0d4f527e41ad896f908ec418ba59', 'e60029888eddeab7213db55794ff4f53'],
  ],
}

test.each(Object.keys(files))('a row of %s that was imported before is known again', async (name) => {
  const [columns, given] = files[name] ?? [[], []]
  const { rows } = await readWhole(sample.aSalesText(columns, given), { period: april })
  expect(rows.map(({ hash, identity }) => [hash, identity])).toEqual(kept[name])
})

test('so is one of a settlement', async () => {
  const amazon = sample.amazonSettlement([
    ...sample.settlementOrder('1', 'A'),
    { 'transaction-type': 'Refund', amount: '-399.00', sku: 'A' },
  ])
  const flipkart = sample.flipkartOrders([{}])
  const rows = [...(await readWhole(amazon)).rows, ...(await readWhole(flipkart)).rows]
  expect(rows.map(({ hash, identity }) => [hash, identity])).toEqual(kept.settlements)
})
