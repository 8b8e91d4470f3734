import { brand } from '@panai/contract/brand/brand'
import { html, raw } from 'hono/html'
import type { OpenApiDocument, Operation } from './build-open-api.ts'

/** A page that a person can read, from the same document; it needs no script. */
export function docsPage(document: OpenApiDocument) {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>API of ${brand.name}</title>
  <link rel="icon" href="/favicon.svg">
  <link rel="stylesheet" href="/api/docs.css">
</head>
<body>
  <header>
    <p><a href="/">${brand.name}</a></p>
    <h1>API of ${brand.name}</h1>
    <p>${document.info.description} The same as a machine reads it: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
  </header>
  <nav aria-label="Calls"><ul>${operations.map(
    ({ path, method, operation }) =>
      html`<li><a href="#${operation.operationId}"><code>${method.toUpperCase()} ${path}</code></a> ${operation.summary}</li>`,
  )}</ul></nav>
  <main>${operations.map(({ path, method, operation }) => section(path, method, operation))}
    <section><h2>Shapes</h2>${Object.entries(document.components.schemas).map(
      ([name, schema]) =>
        html`<details id="shape-${name}"><summary>${name}</summary><pre tabindex="0">${JSON.stringify(schema, null, 2)}</pre></details>`,
    )}</section>
  </main>
</body>
</html>`
}

function section(path: string, method: string, operation: Operation) {
  return html`<section id="${operation.operationId}">
    <h2><code>${method.toUpperCase()} ${path}</code></h2>
    <p>${operation.summary}. ${operation.description ?? ''}</p>
    ${operation.security ? html`<p>Needs a token: <code>Authorization: Bearer …</code></p>` : ''}
    ${operation.parameters.length > 0 ? parameterTable(operation) : ''}
    ${operation.requestBody ? bodyShape(operation.requestBody) : ''}
    <h3>Answers</h3>
    <dl>${Object.entries(operation.responses).map(
      ([status, { description, content }]) =>
        html`<dt>${status}</dt><dd>${description}<details><summary>Shape</summary><pre tabindex="0">${JSON.stringify(content['application/json']?.schema, null, 2)}</pre></details></dd>`,
    )}</dl>
  </section>`
}

function parameterTable({ parameters }: Operation) {
  return html`<table><caption>Parameters</caption><thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">What it takes</th></tr></thead>
    <tbody>${parameters.map(
      ({ name, in: place, description, schema }) =>
        html`<tr><th scope="row"><code>${name}</code></th><td>${place}</td><td>${description ?? ''} ${takes(schema)}</td></tr>`,
    )}</tbody></table>`
}

function bodyShape({ content }: NonNullable<Operation['requestBody']>) {
  return html`<h3>Body</h3>${Object.entries(content).map(
    ([type, { schema }]) =>
      html`<p><code>${type}</code></p><details><summary>Shape</summary><pre tabindex="0">${JSON.stringify(schema, null, 2)}</pre></details>`,
  )}`
}

function takes(schema: Record<string, unknown>) {
  if (Array.isArray(schema.enum))
    return html`One of <code>${raw(schema.enum.join('</code>, <code>'))}</code>.`
  return typeof schema.pattern === 'string' ? html`<code>${schema.pattern}</code>` : ''
}

export const docsStyle = `
:root { color-scheme: light dark }
body { font: 1rem/1.55 system-ui, sans-serif; max-width: 52rem; margin: 0 auto; padding: 1rem; background: #fbf7ee; color: #1f1a14 }
a { color: #1f5c4a } a:focus-visible, summary:focus-visible, pre:focus-visible { outline: 3px solid #1f5c4a; outline-offset: 2px }
h2 { border-top: 1px solid #d9cbaa; padding-top: 1.5rem; overflow-wrap: anywhere }
nav a { display: inline-block; padding-block: .25rem }
table { border-collapse: collapse; width: 100% } th, td { text-align: left; padding: .4rem .8rem .4rem 0; border-bottom: 1px solid #d9cbaa; vertical-align: top; overflow-wrap: anywhere }
caption { text-align: left; font-weight: 600 } pre { overflow: auto; padding: 1rem; background: #f1e7d0 } summary { cursor: pointer; min-height: 1.5rem } dt { font-weight: 600 }
@media (prefers-color-scheme: dark) { body { background: #1d1812; color: #f3ead9 } a { color: #8fd0b6 } pre { background: #2a231b } h2, th, td { border-color: #4a3f31 } }
`
