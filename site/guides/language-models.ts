import { TOOLS } from '../../functions/mcp/tools.ts';
import { ADDRESS, codeBlock } from '../code.ts';
import { html } from '../html.ts';
import { pageAddress, ROOT } from '../page.ts';
import { table } from '../table.ts';
import { type GuideExample, shown } from './example.ts';
import { FIRST_SUBJECT } from './first-chart.ts';
import type { Guide } from './guide.ts';

const rows = {
  label: 'A chart as rows',
  method: 'POST',
  path: '/ephemeris/natal-chart',
  query: { format: 'llm_v2' },
  body: { subject: FIRST_SUBJECT, configuration: { object_set: 'traditional_7' } },
  answer: {
    schema_version: 'llm_v2',
    data: {
      points_schema: ['id', 'kind', 'lon', 'sign', 'deg', 'house', 'speed', 'retro', 'lat', 'decl'],
      points: [
        ['sun', 'body', 84.1495, 'Gemini', 24.1495, 9, 0.9551, false, 0.0001, 23.3128],
        ['saturn', 'body', 294.0307, 'Capricorn', 24.0307, 4, -0.0587, true, 0.1166, -21.1907],
        ['ascendant', 'angle', 182.4628, 'Libra', 2.4628, 1, null, null, 0, -0.9795],
      ],
      aspects_schema: ['a', 'b', 'type', 'orb', 'applying'],
      aspects: [
        ['moon', 'jupiter', 'trine', 0.2575, true],
        ['venus', 'jupiter', 'sextile', 2.9081, false],
      ],
    },
  },
} as const satisfies GuideExample;

const toolCall = {
  label: 'Call a tool',
  method: 'POST',
  path: '/mcp',
  body: {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'moon_phase', arguments: { date_time: { iso: '2026-01-03T10:00:00Z' } } },
  },
  answer: {
    jsonrpc: '2.0',
    id: 1,
    result: {
      structuredContent: {
        phase: { name: 'Full Moon', illumination: 99.861, next_full_moon: '2026-01-03T10:02:54.808Z' },
      },
    },
  },
} as const satisfies GuideExample;

/** What clients read that keep their servers in a file. */
const configuration = html`{
  "mcpServers": {
    "natal": {
      "type": "http",
      "url": "<span class="origin">${ADDRESS}</span>/mcp",
      "headers": { "X-API-Key": "your key" }
    }
  }
}`;

/** What a tool is for: the first sentence of what the model is told. */
const purposeOf = (description: string): string => /^.*?[.:](?=\s|$)/.exec(description)?.[0] ?? description;

const toolRows = TOOLS.map(({ name, description }) => [html`<code>${name}</code>`, purposeOf(description)]);

export const languageModels: Guide = {
  slug: 'language-models',
  title: 'From a language model',
  summary:
    'The calculations as tools, charts as compact rows, and what a model needs to know so that it makes no numbers up.',
  examples: [toolCall, rows],
  chapters: [
    {
      title: 'As an MCP server',
      keywords: 'mcp model context protocol server tools claude client configuration streamable http',
      body: html`<p>The service is a server of the Model Context Protocol, at <code>/mcp</code>: Streamable HTTP, without sessions, with the same credentials as everything else. Most clients take it in this form; where yours asks otherwise, it needs no more than the address and the header.</p>
${codeBlock(configuration, { label: 'Configuration' })}
<p>The model is then offered these tools, each an endpoint of the service, validated and counted as that endpoint is:</p>
${table(['Tool', 'What it does'], toolRows)}
<p>To see what a client sees, speak the protocol yourself:</p>
${shown(toolCall)}
<p>What is wrong with the arguments comes back in the result, with <code>isError</code> and the remedy in words, so that the model can mend its call.</p>`,
    },
    {
      title: 'Rows instead of objects',
      keywords: 'llm llm_v2 tokens rows format compact',
      body: html`<p><code>format=llm_v2</code> gives the same chart as lists of values, each list’s columns named once before it: at most 40 % of the bytes, and as much less of the context window.</p>
${shown(rows)}
<p>The charts, comparisons, progressions and returns have this form. Maps have none: under <code>/acg</code> it is refused with <a href="${pageAddress('errors')}#LLMModeNotSupported">LLMModeNotSupported</a>.</p>`,
    },
    {
      title: 'What to tell the model',
      keywords: 'prompt system instructions tool function calling',
      body: html`<p>These lines in a system prompt prevent the usual mistakes:</p>
<blockquote><p>Never state a position, house, aspect or date of a transit that did not come from the natal service. Send the local clock time of the birth as it was told to you, without an offset, and the coordinates of the place; find them with /location/autocomplete. If the answer says that the time was ambiguous, ask the person which of the two was meant. If the time of birth is unknown, send birth_time_known false and say nothing of houses and Ascendant. Repeat what stands in warnings. If a request is refused, read errors, mend each, and try once more.</p></blockquote>
<p>Problems are written for this: <code>errors[]</code> says what is expected at each place, and <code>detail</code> is a sentence that can be shown to a person.</p>`,
    },
    {
      title: 'With other frameworks',
      keywords: 'openapi function calling tools schema agents json schema',
      body: html`<p>Frameworks that make tools from OpenAPI take <a href="${ROOT}/meta/openapi.json">/meta/openapi.json</a> as it is: every operation has an <code>operationId</code>, every member a description. For a hand-made tool <a href="${pageAddress('reference/ephemeris/schemas/natal-request')}">/ephemeris/schemas/natal-request</a> is the JSON Schema of a chart’s request.</p>`,
    },
  ],
};
