import { describe, expect, it } from 'vitest';
import { api, type GroupName } from '../../functions/api.ts';
import { GUIDES } from '../../site/guides/all.ts';
import type { GuideExample } from '../../site/guides/example.ts';
import { guidePage } from '../../site/guides/guide.ts';
import { html } from '../../site/html.ts';
import { handlerOf } from '../support/every-group.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../support/gateway-event.ts';

const examples = GUIDES.flatMap((guide) => guide.examples.map((example) => ({ guide: guide.slug, example })));

async function answerTo({ method, path, query, body, isPublic = false }: GuideExample) {
  const [group] = Object.entries(api).find(([, { endpoints }]) => endpoints.some((one) => one.path === path)) ?? [];
  if (!group) throw new Error(`there is no ${path}`);
  const principal = isPublic ? null : { id: 'reader', scopes: [] };
  const event = gatewayEvent({ method, path, ...(query && { query }), ...(body !== undefined && { body }), principal });
  return handlerOf(group as GroupName)(event, LAMBDA_CONTEXT);
}

/** What is shown as a pattern: of objects the members that are there, of lists the elements, in their order. */
function pattern(shown: unknown): unknown {
  if (Array.isArray(shown)) {
    return shown.every((one) => typeof one !== 'object') ? shown : expect.arrayContaining(shown.map(pattern));
  }
  if (typeof shown !== 'object' || shown === null) return shown;
  const members = Object.entries(shown).map(([name, member]) => [name, pattern(member)]);
  return members.length === 0 ? {} : expect.objectContaining(Object.fromEntries(members));
}

describe('the requests of the guides', () => {
  it.each(examples)('$guide: $example.label is answered as it is shown', async ({ example }) => {
    const { statusCode, body, headers } = await answerTo(example);
    expect(statusCode, body).toBe(example.status ?? 200);
    if (example.answer === undefined) expect(headers?.['Content-Type']).toContain('image/svg+xml');
    else expect(JSON.parse(body)).toEqual(pattern(example.answer));
  });

  it.each(GUIDES)('$slug shows those that are tested, and no others', (guide) => {
    const page = guidePage(guide, html``).body.text;
    expect(page.match(/<div class="example">/g)?.length ?? 0).toBe(guide.examples.length);
    for (const { label } of guide.examples) expect(page).toContain(`<figcaption>${html`${label}`.text}<`);
  });
});

describe('a test of the test', () => {
  it('a figure that is not answered is noticed', () => {
    expect({ a: [{ b: 1, c: 2 }] }).toEqual(pattern({ a: [{ b: 1 }] }));
    expect({ a: [{ b: 1 }] }).not.toEqual(pattern({ a: [{ b: 2 }] }));
    expect({ a: { b: 1 } }).not.toEqual(pattern({ a: {} }));
  });
});
