import { addDisplayNames } from '../../base/catalog/display-names/add-display-names.ts';
import { ANSWER_LANGUAGES, type AnswerLanguage } from '../../base/catalog/languages/language.ts';
import type { LanguageNames } from '../../base/catalog/languages/texts.ts';
import { isDrawn } from '../../contract/answer-formats.ts';
import { Answer, Content } from '../../contract/endpoint.ts';
import type { Call } from '../call.ts';

/**
 * Takes the language out of a validated request, which then is the same for every language: all share one calculation and
 * one stored answer. A request for a picture keeps it.
 *
 * @returns undefined where no language was chosen
 */
export function takeLanguage(call: Call): AnswerLanguage | undefined {
  const { endpoint, request } = call;
  if (!endpoint?.hasDisplayNames || !request || !isChoice(request.query)) return undefined;
  const { language, ...query } = request.query;
  if (!isDrawn(request.query.format)) call.request = { ...request, query };
  return ANSWER_LANGUAGES.find((one) => one === language);
}

const isChoice = (query: unknown): query is { readonly language?: unknown; readonly format?: unknown } =>
  typeof query === 'object' && query !== null;

/** Adds names to the JSON of an endpoint's reply; a picture and a reply without a body stay as they are. */
export function nameReply(reply: unknown, language: AnswerLanguage | undefined): unknown {
  return language === undefined ? reply : addNames(reply, language);
}

/** Languages are loaded with the first request that chooses one. */
async function addNames(reply: unknown, language: AnswerLanguage): Promise<unknown> {
  const value = await reply;
  const { selectTexts } = await import('../../base/catalog/languages/every-language.ts');
  return nameValue(value, selectTexts(language).names);
}

function nameValue(value: unknown, names: LanguageNames): unknown {
  if (value === undefined) return value;
  if (value instanceof Answer) return new Answer(value.status, nameValue(value.body, names), value.headers);
  if (!(value instanceof Content)) return addDisplayNames(value, names);
  if (value.mediaType !== 'application/json') return value;
  return new Content(value.mediaType, JSON.stringify(addDisplayNames(JSON.parse(String(value.value)), names)));
}
