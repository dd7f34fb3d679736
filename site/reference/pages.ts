import { api, type Group } from '../../functions/api.ts';
import type { OpenApi } from '../../lib/contract/openapi-document.ts';
import { renderHeading } from '../heading.ts';
import { type Html, html, raw } from '../html.ts';
import { linkToPage, type Page, ROOT_PATH } from '../page.ts';
import { createOperationPage } from './operation-page.ts';
import { type DocumentedEndpoint, describeAccess, findGroupTitle, listDocumentedEndpoints } from './operations.ts';

/** Creates the reference: a page for each endpoint and a page that lists them. */
export function createReferencePages(openapi: OpenApi): readonly Page[] {
  const all = listDocumentedEndpoints(openapi);
  return [createReferenceIndex(all), ...all.map((one) => createOperationPage(one, openapi, renderAside(all, one)))];
}

function createReferenceIndex(all: readonly DocumentedEndpoint[]): Page {
  return {
    path: 'reference',
    title: 'Reference',
    summary: 'Every endpoint, with a form to try it.',
    section: 'reference',
    aside: renderAside(all, undefined),
    body: html`<h1>Reference</h1>
<p class="lead">${all.length} endpoints. Each page has a form that sends real requests to this service, code in three languages, every member with its limits, and every error.</p>
<p>For programs: <a href="${ROOT_PATH}/meta/openapi.json">OpenAPI 3.1</a>.</p>
${[...Map.groupBy(all, ({ group }) => group)].map(renderGroup)}`,
  };
}

function renderGroup([group, members]: readonly [string, readonly DocumentedEndpoint[]]): Html {
  const groups: Readonly<Record<string, Group>> = api;
  const rows = members.map(
    ({ path, endpoint }) =>
      html`<li><a href="${linkToPage(path)}"><span class="method method-${endpoint.method.toLowerCase()}">${endpoint.method}</span> <code>${endpoint.path}</code></a><span class="summary">${endpoint.summary}</span>${endpoint.access === 'public' && html` <span class="badge">${describeAccess(endpoint)}</span>`}</li>`,
  );
  const [title, summary] = [findGroupTitle(group), groups[group]?.summary];
  return html`${renderHeading(2, title)}${summary !== `${title}.` && html`<p>${summary}</p>`}<ul class="operations">${rows}</ul>`;
}

function renderAside(all: readonly DocumentedEndpoint[], here: DocumentedEndpoint | undefined): Html {
  const groups = [...Map.groupBy(all, ({ group }) => group)].map(([group, members]) => {
    const links = members.map(
      (one) =>
        html`<li><a href="${linkToPage(one.path)}" ${one === here ? raw('aria-current="page"') : ''}>${one.endpoint.path}</a></li>`,
    );
    return html`<section><h2>${findGroupTitle(group)}</h2><ul>${links}</ul></section>`;
  });
  return html`<details class="side-list" open><summary>All endpoints</summary><nav aria-label="Endpoints">${groups}</nav></details>`;
}
