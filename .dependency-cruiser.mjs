/** The import rules of docs/architecture.md. */
const base =
  '^server/src/(access|backup|config|db|files|formats|http|jobs|keys|log|mail|manuscripts|metrics|old-tamil|sales-files|startup|typesetting|untrusted-files)/'
const feature = '^server/src/features/([^/]+)/'
/** What readers and authors never ask for. */
const companyOnly =
  'agreements|audit|background|console|editorial|four-eyes|full-export|manual-journals|month-close|operations|outbox|payouts|receipts|reports|sales-import|trade-feed'
const ours = '^(attack|bench|client|contract|demo|documents|e2e|scripts|server|site|staff)/'
const isTest = '\\.test\\.tsx?$'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circle-of-files',
      comment: 'Two files that need each other, be it for a type alone: part what both need from them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circle-of-folders',
      comment:
        'Two features, or two folders beside them, that need each other: move the file that makes the circle.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^([a-z]+/src/(?:features/)?[^/]+)' },
      to: { circular: true, pathNot: '^$1(/|$)' },
    },
    {
      name: 'contract-knows-nobody',
      comment: 'What server and browsers agree on imports neither.',
      severity: 'error',
      from: { path: '^contract/src/' },
      to: { path: '^(server|site|staff|client|demo|documents|e2e|attack)/' },
    },
    {
      name: 'site-knows-no-staff-contract',
      comment:
        "Rooms of the contract have the company's side in staff/: readers and authors load nothing of it.",
      severity: 'error',
      from: { path: '^(site|client)/src/' },
      to: { path: '^contract/src/[^/]+/staff/' },
    },
    {
      name: 'server-and-browsers-apart',
      comment: 'They share the contract and nothing else.',
      severity: 'error',
      from: { path: '^server/src/' },
      to: { path: '^(site|staff|client)/' },
    },
    {
      name: 'server-knows-no-demo',
      comment: 'It is loaded by a program of its own, which main.ts starts by its path.',
      severity: 'error',
      from: { path: '^server/src/' },
      to: { path: '^demo/' },
    },
    {
      name: 'product-knows-no-trial',
      comment: 'What attacks and measures the product is no part of it.',
      severity: 'error',
      from: { path: '^(contract|client|server|site|staff|demo)/src/' },
      to: { path: '^(attack|bench|e2e|scripts)/' },
    },
    {
      name: 'product-knows-no-tests',
      comment: 'What sets up tests stands in server/test/ and is loaded by tests alone.',
      severity: 'error',
      from: { path: '^(contract|client|server|site|staff|demo)/src/' },
      to: { path: '^server/test/' },
    },
    {
      name: 'attack-stands-outside',
      comment:
        'It asks the running product; of the server it takes what plants and finds its records, and no browser code.',
      severity: 'error',
      from: { path: '^attack/' },
      to: { path: ours, pathNot: '^(attack|contract/src|server/(src|test)|scripts/lib)/' },
    },
    {
      name: 'bench-stands-outside',
      comment: 'It measures the server, with the rows that the demo draws, and no browser code.',
      severity: 'error',
      from: { path: '^bench/' },
      to: { path: ours, pathNot: '^(bench|contract/src|demo/src|server/(src|test)|scripts/lib)/' },
    },
    {
      name: 'browsers-and-server-apart',
      comment: 'They share the contract and nothing else.',
      severity: 'error',
      from: { path: '^(site|staff|client)/src/' },
      to: { path: '^(server|demo)/' },
    },
    {
      name: 'site-and-console-apart',
      comment: 'What both need is in client/ or contract/.',
      severity: 'error',
      from: { path: '^(site|staff|client)/src/' },
      to: { path: '^(site|staff)/src/', pathNot: '^$1/src/' },
    },
    {
      name: 'base-knows-no-feature',
      comment: 'Folders beside features/ are what features stand on; the lists of all are beside app.ts.',
      severity: 'error',
      from: { path: base },
      to: { path: feature },
    },
    {
      name: 'formats-know-nobody',
      comment: 'CSV, XLSX, XML and ZIP are read and written alike whatever a file is about.',
      severity: 'error',
      from: { path: '^server/src/formats/' },
      to: { path: '^(server|contract)/', pathNot: '^server/src/formats/' },
    },
    {
      name: 'company-side-in-staff',
      comment: "What a feature does for the company's people is in its staff/, unless all of it is.",
      severity: 'error',
      from: { path: `^server/src/features/(?!(${companyOnly})/)[^/]+/(?!staff/)` },
      to: { path: '^contract/src/[^/]+/staff/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'features-by-their-index',
      comment: 'A feature exports to others through its index.ts.',
      severity: 'error',
      from: { path: feature },
      to: { path: feature, pathNot: ['^server/src/features/$1/', '^server/src/features/[^/]+/index\\.ts$'] },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '\\.gen\\.ts$', isTest] },
    enhancedResolveOptions: {
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      exportsFields: ['exports'],
    },
  },
}
