import { toRowAnswer } from '../../../lib/answers/choose-format.ts';
import { text } from '../../../lib/requests/members.ts';
import { toPagingMembers } from '../../../lib/requests/paging.ts';
import type { Elections } from './calculate.ts';
import { blockingRecord, conditionRecord, explanationRecord, intervalRecord } from './records.ts';

/** The conditions of a request as one sentence. */
export const conditionsText = text(
  'The conditions of the request in words, with every `and`, `or` and `not`',
  'Moon in Taurus and not (Mercury retrograde)',
);

export const INTERVALS_SCHEMA = Object.keys(intervalRecord.schema.shape);

const toTexts = ({ text, weights }: Elections) => ({
  conditions_text: text,
  ...(weights.length > 0 && { weights: [...weights] }),
});

const toReasons = ({ blocking, explanation }: Elections) => ({
  ...(blocking && { blocking: blockingRecord.write(blocking) }),
  ...(explanation && { explanation: explanationRecord.write(explanation) }),
});

export function toElectionsAnswer(result: Elections) {
  const { leaves, shares, conditionSpans, items, warnings } = result;
  const data = {
    definition: { id: 'elections' as const, interval: INTERVAL, sources: [...SOURCES] },
    ...toTexts(result),
    conditions: leaves.map(({ path, text }, number) =>
      conditionRecord.write({ number, path, text, share: shares[number], spans: conditionSpans[number] }),
    ),
    intervals: items.map(intervalRecord.write),
    ...toReasons(result),
    warnings: [...warnings],
    ...toPagingMembers(result),
  };
  return { output_mode: 'full', schema_version: 'full_v1', data } as const;
}

const INTERVAL = 'from its start up to its end, the end not included';

const SOURCES = [
  'W. Lilly, Christian Astrology, 1659: void of course p. 112, solar phases p. 113, points of dignities p. 115',
  'Dorotheus, On Triplicities, On Terms (in Hephaestio)',
];

const toSeconds = (instant: string): string => `${instant.slice(0, instant.lastIndexOf('.'))}Z`;

export function toElectionRows(result: Elections) {
  const { leaves, items, warnings } = result;
  return toRowAnswer({
    schema_version: 'llm_v2' as const,
    ...toTexts(result),
    conditions: leaves.map(({ text }) => text),
    intervals_schema: [...INTERVALS_SCHEMA],
    intervals: items
      .map(intervalRecord.write)
      .map(({ start, end, minutes, score, conditions_met }) => [
        toSeconds(start),
        toSeconds(end),
        minutes,
        score ?? null,
        conditions_met.join(' '),
      ]),
    ...toReasons(result),
    ...(warnings.length > 0 && { warnings: [...warnings] }),
    ...toPagingMembers(result),
  });
}
