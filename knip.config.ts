import type { KnipConfig } from 'knip'

/** Files, exports and packages that nobody uses. A package's own exports count as used: its `exports` name every file. */
export default {
  workspaces: {
    '.': {
      entry: ['scripts/*.{ts,mjs}', 'scripts/lib/file-times-reporter.ts', 'bench/**/*.ts'],
      project: ['scripts/**/*.{ts,mjs}', 'bench/**/*.ts'],
    },
    contract: { entry: ['src/**/*.test.ts'], project: ['src/**/*.ts'] },
    client: {
      entry: ['src/**/*.test.ts', 'fonts/*-fonts.ts', 'fonts/*.test.ts'],
      project: ['{src,fonts}/**/*.{ts,tsx}'],
    },
    server: {
      // Journeys start the program that adds people as a process of its own.
      entry: ['src/commands/*.ts', 'src/db/migrations/*.ts', 'src/**/*.test.ts', 'test/add-people.ts'],
      project: ['src/**/*.ts', 'test/**/*.ts'],
    },
    site: {
      entry: ['src/routes/**/*.tsx', 'src/**/*.test.{ts,tsx}', 'art/*.ts', '*.test.ts'],
      project: ['src/**/*.{ts,tsx,css}', 'art/**/*.ts', '*.ts'],
    },
    staff: { entry: ['src/**/*.test.{ts,tsx}'], project: ['src/**/*.{ts,tsx}'] },
    demo: {
      entry: ['src/*-command.ts', 'art/*.ts', 'src/**/*.test.ts'],
      project: ['src/**/*.ts', 'art/**/*.ts'],
    },
    documents: { entry: ['src/*.ts'], project: ['src/**/*.ts'] },
    e2e: { entry: ['journeys/**/*.ts'], project: ['**/*.ts'] },
    attack: { entry: ['run.ts'], project: ['**/*.ts'] },
  },
  // Loaded by the names of their files.
  ignoreIssues: {
    'server/src/db/migrations/*.ts': ['exports'],
    'scripts/lib/file-times-reporter.ts': ['exports'],
    'site/src/routes/**': ['exports'],
    'site/src/**/*-motion.ts': ['exports'],
    // Its packages are its own, installed when it is run.
    'bench/**/*.ts': ['unlisted'],
  },
  includeEntryExports: true,
  ignoreExportsUsedInFile: true,
  // Read by their files and not imported: letters for pictures and PDFs, branches of banks, the parser of imports, the linter.
  ignoreDependencies: [/^@fontsource/, 'ifsc', '@swc/core', '@biomejs/biome'],
  // Programs of the system: .ci/run installs them, or their absence is reported.
  ignoreBinaries: ['apt-get', 'unshare', 'nsenter', 'mkfifo', 'ffmpeg', 'taskset'],
  // Two names of one number may mean two things.
  exclude: ['duplicates'],
} satisfies KnipConfig
