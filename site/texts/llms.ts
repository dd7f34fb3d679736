import type { Contract } from '../../lib/contract/openapi-document.ts';
import { type Guide, readGuides } from '../guides/guide.ts';
import { stripMarks } from '../markdown.ts';
import { linkToPage, ROOT_PATH } from '../page.ts';
import { type DocumentedEndpoint, findGroupTitle, listDocumentedEndpoints } from '../reference/operations.ts';
import { listEndpointTypes, writeEndpoint } from './endpoint-text.ts';
import { writeErrors, writeGuide } from './guide-text.ts';
import { writeType, writeTypeOutline } from './type-text.ts';

/**
 * Writes `/llms.txt`: what the service is, and where a language model finds its documentation as Markdown.
 *
 * @source https://llmstxt.org, "Format" (nbs/index.qmd of AnswerDotAI/llms-txt): title, summary, notes without headings,
 * lists of links under headings of the second level; a reader may skip the list "Optional"
 */
export function writeLlmsIndex({ openapi, sourceUrl, changelogUrl }: Contract): string {
  const guides = [...Map.groupBy(readGuides(), ({ group }) => group)];
  const groups = [...Map.groupBy(listDocumentedEndpoints(openapi), ({ group }) => group)];
  const lists = [
    ...guides.map(([group, members]) => [`Guides: ${group}`, members.map(linkToGuide)] as const),
    ...groups.map(([group, members]) => [findGroupTitle(group), members.map(linkToEndpoint)] as const),
    ['Optional', listOptionalLinks(sourceUrl, changelogUrl)],
  ] as const;
  return `${[INTRODUCTION, ...lists.map(([title, links]) => `## ${title}\n\n${links.join('\n')}`)].join('\n\n')}\n`;
}

const INTRODUCTION = `# Natal

> An astrology and ephemeris service over HTTP: charts, transits, returns, events in the sky and maps, calculated with the Swiss Ephemeris and the full history of time zones.

- Address: ${ROOT_PATH}. Requests and answers are JSON. Most endpoints need an API key in \`X-API-Key\` or a token in \`Authorization: Bearer\`.
- For language models the same calculations are tools of the Model Context Protocol, at ${ROOT_PATH}/mcp.
- Send the local clock time of a birth as it was given, without an offset: the zone and its history are found from the place.
- One error document lists all faults of a request, each with its location and a correct example. \`warnings\` of an answer name everything that was left out or replaced.`;

const linkToGuide = ({ slug, title, summary }: Guide): string =>
  `- [${title}](${linkToPage(`guides/${slug}.md`)}): ${summary}`;

const linkToEndpoint = ({ endpoint, path, operation }: DocumentedEndpoint): string =>
  `- [${endpoint.method} ${endpoint.path}](${linkToPage(`${path}.md`)}): ${stripMarks(operation.summary)}`;

const listOptionalLinks = (sourceUrl: string, changelogUrl: string): readonly string[] => [
  `- [Errors](${linkToPage('errors.md')}): every error code with its cause and remedy`,
  `- [All of this in one file](${ROOT_PATH}/llms-full.txt)`,
  `- [OpenAPI](${ROOT_PATH}/meta/openapi.json): the contract for programs`,
  `- [Accuracy and sources](${linkToPage('accuracy')}): the largest differences from independent sources`,
  `- [Source code](${sourceUrl}), [what changed](${changelogUrl})`,
];

/**
 * Writes `/llms-full.txt`: the guides, the errors, every endpoint, and every type once. Of the types of answers it names the
 * members only, as they are the larger half; the pages of the endpoints describe them.
 */
export function writeLlmsFull({ openapi }: Contract): string {
  const { schemas } = openapi.components;
  const endpoints = listDocumentedEndpoints(openapi);
  const types = endpoints.map((one) => listEndpointTypes(one, openapi));
  const requestTypes = new Set(types.flatMap(({ request }) => request));
  const answerTypes = new Set(types.flatMap(({ response }) => response).filter((name) => !requestTypes.has(name)));
  return `${[
    INTRODUCTION,
    ...readGuides().map(({ slug }) => writeGuide(slug).trim()),
    writeErrors().trim(),
    '# Endpoints',
    ...endpoints.map(writeEndpoint),
    '# Types of requests',
    ...[...requestTypes].map((name) => writeType(name, schemas)),
    '# Types of answers',
    [...answerTypes].map((name) => writeTypeOutline(name, schemas)).join('\n'),
  ].join('\n\n')}\n`;
}
