import type { OpenApiDocument, Operation, Parameter, Response } from './document.ts';
import { html, type Html } from '../mail/html.ts';
import { propertiesOf, typeOf } from './page-schema.ts';

/** Address of the page's style sheet. */
export const STYLE_PATH = '/docs/api/style.css';

interface Entry {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

function entriesOf(document: OpenApiDocument): Entry[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
}

/** The document as one page to read: every call by feature, then the named objects. */
export function renderPage(document: OpenApiDocument): string {
  const entries = entriesOf(document);
  const features = document.tags.map(({ name }) => ({
    name,
    entries: entries.filter(({ operation }) => operation.tags.includes(name)),
  }));
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.info.title} API</title>
        <link rel="stylesheet" href="${STYLE_PATH}" />
      </head>
      <body>
        <nav aria-label="Contents">
          <p><a href="#top">${document.info.title} API</a></p>
          <ul>
            ${features.map(({ name }) => html`<li><a href="#feature-${name}">${name}</a></li>`)}
            <li><a href="#schemas">objects</a></li>
          </ul>
        </nav>
        <main id="top">
          <h1>${document.info.title} API</h1>
          <p>${document.info.description}</p>
          <p>The same for machines: <a href="/openapi.json">/openapi.json</a></p>
          ${features.map(renderFeature)} ${renderSchemas(document)}
        </main>
      </body>
    </html>`;
  return page.text;
}

function renderFeature({ name, entries }: { name: string; entries: readonly Entry[] }): Html {
  return html`<section id="feature-${name}">
    <h2>${name}</h2>
    ${entries.map(renderEntry)}
  </section>`;
}

function renderEntry({ path, method, operation }: Entry): Html {
  const { operationId, summary, parameters = [], requestBody, responses } = operation;
  const body =
    requestBody?.content['application/json']?.schema ?? requestBody?.content['multipart/form-data']?.schema;
  return html`<details class="call" id="${operationId}">
    <summary>
      <span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code>
      <span class="access">${accessOf(operation)}</span>
      <span class="what">${summary}</span>
    </summary>
    ${
      parameters.length > 0 &&
      html`<h3>Parameters</h3>
        ${renderParameters(parameters)}`
    }
    ${
      body &&
      html`<h3>Body${requestBody?.required === false && ' (may be left out)'}</h3>
        ${propertiesOf(body)}`
    }
    <h3>Replies</h3>
    <dl class="properties">
      ${Object.entries(responses).map(([status, response]) => renderResponse(status, response))}
    </dl>
  </details>`;
}

function accessOf(operation: Operation): string {
  const access = operation['x-access'];
  if (access === 'public') return 'anyone';
  return access === 'user' ? 'signed in' : access.join(', ');
}

function renderParameters(parameters: readonly Parameter[]): Html {
  const rows = parameters.map(
    ({ name, in: place, required, schema }) =>
      html`<div>
        <dt><code>${name}</code>${required && html` <b title="required">*</b>`}</dt>
        <dd>${typeOf(schema)} <small>in the ${place}</small></dd>
      </div>`,
  );
  return html`<dl class="properties">${rows}</dl>`;
}

function renderResponse(status: string, { description, content = {} }: Response): Html {
  const types = Object.entries(content).map(
    ([type, { schema }]) => html` <code>${type}</code> ${schema && typeOf(schema)}`,
  );
  return html`<div>
    <dt>${status}</dt>
    <dd>${description}${types}</dd>
  </div>`;
}

function renderSchemas(document: OpenApiDocument): Html {
  const sections = Object.entries(document.components.schemas).map(
    ([name, schema]) =>
      html`<section id="schema-${name}">
        <h3>${name}</h3>
        ${propertiesOf(schema)}
      </section>`,
  );
  return html`<section id="schemas">
    <h2>Objects</h2>
    ${sections}
  </section>`;
}
