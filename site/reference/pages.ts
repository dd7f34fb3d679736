import { api, type Group } from '../../functions/api.ts';
import type { OpenApi } from '../../lib/openapi/contract.ts';
import { heading } from '../heading.ts';
import { type Html, html, raw } from '../html.ts';
import { type Page, pageAddress, ROOT } from '../page.ts';
import { operationPage } from './operation-page.ts';
import { accessInWords, type Documented, documented, groupTitle } from './operations.ts';

/** The reference: a page for every endpoint, and one that lists them. */
export function referencePages(openapi: OpenApi): readonly Page[] {
  const all = documented(openapi);
  return [indexPage(all), ...all.map((one) => operationPage(one, openapi, asideOf(all, one)))];
}

function indexPage(all: readonly Documented[]): Page {
  return {
    path: 'reference',
    title: 'Reference',
    summary: 'Every endpoint, with a form to try it.',
    section: 'reference',
    aside: asideOf(all, undefined),
    body: html`<h1>Reference</h1>
<p class="lead">${all.length} endpoints. Each page has a form that sends real requests to this service, the request in three languages, every member with its limits, and every error.</p>
<p>The same as a machine reads it: <a href="${ROOT}/meta/openapi.json">OpenAPI 3.0.3</a>.</p>
${[...Map.groupBy(all, ({ group }) => group)].map(groupSection)}`,
  };
}

function groupSection([group, members]: readonly [string, readonly Documented[]]): Html {
  const groups: Readonly<Record<string, Group>> = api;
  const rows = members.map(
    ({ path, endpoint }) =>
      html`<li><a href="${pageAddress(path)}"><span class="method method-${endpoint.method.toLowerCase()}">${endpoint.method}</span> <code>${endpoint.path}</code></a><span class="summary">${endpoint.summary}</span>${endpoint.access === 'public' && html` <span class="badge">${accessInWords(endpoint)}</span>`}</li>`,
  );
  const [title, summary] = [groupTitle(group), groups[group]?.summary];
  return html`${heading(2, title)}${summary !== `${title}.` && html`<p>${summary}</p>`}<ul class="operations">${rows}</ul>`;
}

function asideOf(all: readonly Documented[], here: Documented | undefined): Html {
  const groups = [...Map.groupBy(all, ({ group }) => group)].map(([group, members]) => {
    const links = members.map(
      (one) =>
        html`<li><a href="${pageAddress(one.path)}" ${one === here ? raw('aria-current="page"') : ''}>${one.endpoint.path}</a></li>`,
    );
    return html`<section><h2>${groupTitle(group)}</h2><ul>${links}</ul></section>`;
  });
  return html`<details class="side-list" open><summary>All endpoints</summary><nav aria-label="Endpoints">${groups}</nav></details>`;
}
