import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildChartRequest, isChartRequest } from '../../../site/playground/chart-request.ts';
import { EXAMPLE_ENTRIES, type FormEntries } from '../../../site/playground/entries.ts';
import {
  isPanelRequest,
  listLocations,
  type Panel,
  readFaults,
  type ShownChart,
} from '../../../site/playground/panel.ts';
import { type Entries, listRows, readInitialEntries } from '../../../site/playground/rows.ts';
import { TABS } from '../../../site/playground/tab-list.ts';
import { postTo } from '../../support/any-endpoint.ts';
import { markupOf } from '../../support/lit-markup.ts';
import { wellFormed } from '../../support/xml.ts';

async function cast(entries: FormEntries): Promise<ShownChart> {
  const request = buildChartRequest(entries);
  if (!isChartRequest(request)) throw new Error(JSON.stringify(request));
  const { status, body } = await postTo('/ephemeris/natal-chart', request);
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
  return { entries, request, chart: body.data };
}

/** A second birth, and no place of its own. */
const SECOND = {
  second_name: 'Ada & <Co>',
  second_date: '1815-12-10',
  second_time: '13:00',
  second_latitude: '51.5',
  second_longitude: '-0.1',
};

/** What a program without summer time prints of the example, and a sign. */
const PRINTED = { sun: '9 Cancer', moon: "14°20' Pisces", ascendant: '3Li12', saturn: 'Cancer', north_node: '101.5' };

const TODAY = new Date('2026-11-23T12:00:00Z');

function readInitials({ rows, id }: Panel): Entries {
  return { ...readInitialEntries(rows, TODAY), ...(id === 'pair' && SECOND), ...(id === 'other-program' && PRINTED) };
}

/** The entries of a form as it opens, and those with one control at each other value. */
function listEntries(panel: Panel): readonly Entries[] {
  const initial = readInitials(panel);
  const changed = listRows(panel.rows).flatMap((row): readonly Entries[] => {
    if (row.kind === 'choice') return row.options.map(([value]) => ({ ...initial, [row.name]: value }));
    if (row.kind === 'switch') return [{ ...initial, [row.name]: row.isOn ? '' : 'yes' }];
    if (row.kind === 'slider')
      return [-row.reach, row.reach].map((value) => ({ ...initial, [row.name]: String(value) }));
    if (row.kind === 'place')
      return [{ ...initial, [`${row.prefix}latitude`]: '-33.9', [`${row.prefix}longitude`]: '151.2' }];
    return [];
  });
  return [initial, ...changed];
}

/** As {@link wellFormed}, for HTML with entities in attributes, headings and attributes without a value. */
function isWellFormed(markup: string): boolean {
  const plain = markup
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, '')
    .replaceAll(/<(\/?)h\d/g, '<$1p')
    .replaceAll(/ (checked|selected|hidden|open)(?=[ >])/g, '');
  return wellFormed(`<div>${plain}</div>`);
}

async function drawAll(panel: Panel, natal: ShownChart, all: readonly Entries[]): Promise<void> {
  for (const entries of all) {
    const about = `${panel.id} ${JSON.stringify(entries).slice(0, 400)}`;
    const request = panel.buildRequest(entries, natal);
    if (!isPanelRequest(request)) throw new Error(`${about}: ${JSON.stringify(request)}`);
    const { status, body } = await postTo(request.path, request.body);
    expect(status, `${about}: ${JSON.stringify(body).slice(0, 600)}`).toBe(200);
    const { content, beside, pictures = [] } = panel.render(body, { entries, natal });
    for (const shown of [content, beside]) {
      const markup = markupOf(shown);
      expect(markup, about).not.toMatch(/[>" ](undefined|false)[<"]|>true<|NaN|\[object|<Co>/);
      expect(isWellFormed(markup), about).toBe(true);
    }
    for (const { label, query } of pictures) {
      const drawn = await postTo(request.path, request.body, { format: 'svg', ...query, theme: 'dark', size: '358' });
      expect(drawn.status, `${about} ${label}: ${drawn.text.slice(0, 600)}`).toBe(200);
      expect(drawn.text).toMatch(/^<svg .*width="358"/);
    }
  }
}

const loaders = TABS.flatMap(([id, , load]) => (load ? [{ id, load }] : []));
const panels = await Promise.all(loaders.map(async ({ id, load }) => ({ id, panel: await load() })));
const example = await cast(EXAMPLE_ENTRIES);

test('every panel file has a loader under the id of its panel', () => {
  const files = readdirSync('site/playground/panels').map((name) => name.replace(/\.ts$/, ''));
  expect(panels.map(({ id }) => id).toSorted()).toEqual(files.toSorted());
  for (const { id, panel } of panels) expect(panel.id).toBe(id);
});

test.each(panels)(
  '$id: the service accepts every value of every control, and each answer is drawn',
  async ({ panel }) => {
    await drawAll(panel, example, listEntries(panel));
  },
);

const BIRTHS: Readonly<Record<string, Partial<FormEntries>>> = {
  'without a time': { time: '' },
  'in Tromsø, beyond the polar circle': { latitude: '69.65', longitude: '18.96', date: '1990-12-21' },
  'in Sydney': { latitude: '-33.87', longitude: '151.21' },
  'sidereal with own bodies and orbs': {
    zodiac: 'lahiri',
    objects: 'custom',
    bodies: 'sun,moon,pholus',
    orb_square: '3',
  },
  'in 44 BCE by the Julian calendar': { date: '15 Mar 44 BC', calendar: 'julian' },
};

test.each(Object.keys(BIRTHS))('every panel draws a birth %s, or says why it cannot', async (name) => {
  const natal = await cast({ ...EXAMPLE_ENTRIES, ...BIRTHS[name] });
  for (const { panel } of panels) {
    if (panel.needsBirthTime && natal.request.subject.birth_time_known === false) continue;
    const isLife = panel.id === 'time-lords' || panel.id === 'dashas';
    const date = isLife && natal.chart.subject.datetime.startsWith('-') ? { target_datetime: '-0010-01-01' } : {};
    await drawAll(panel, natal, [{ ...readInitials(panel), ...date }]);
  }
});

test.each(panels)('$id: hostile texts are faults at their fields and send nothing', ({ panel }) => {
  for (const field of listRows(panel.rows)) {
    if (field.kind !== 'date') continue;
    for (const text of ['', '12/9/1906', '<script>', '2026-02-30', 'x'.repeat(5000)]) {
      const built = panel.buildRequest({ ...readInitials(panel), [field.name]: text }, example);
      if (isPanelRequest(built)) throw new Error(`${panel.id} accepts ${text.slice(0, 20)} as ${field.name}`);
      expect(built.map(({ field: name }) => name)).toContain(field.name);
    }
  }
});

test('faults that the service names stand at the fields that caused them', async () => {
  const { panel } = panels.find(({ id }) => id === 'elections') ?? {};
  if (!panel) throw new Error('no elections');
  const request = panel.buildRequest({ ...readInitials(panel), end_date: '2099-01-01' }, example);
  if (!isPanelRequest(request)) throw new Error('no request');
  const { status, body } = await postTo(request.path, request.body);
  expect(status).toBe(400);
  expect(readFaults(body, listLocations(panel))[0]).toEqual({
    field: 'end_date',
    message: expect.stringMatching(/^Must lie within/),
  });
});

test('the active periods are marked in the list of all', async () => {
  const { panel } = panels.find(({ id }) => id === 'dashas') ?? {};
  const request = panel?.buildRequest(readInitials(panel), example);
  if (!panel || !request || !isPanelRequest(request)) throw new Error('no request');
  const { body } = await postTo(request.path, request.body);
  const { content } = panel.render(body, { entries: readInitials(panel), natal: example });
  expect(markupOf(content).match(/<strong>active<\/strong>/g)).toHaveLength(body.data.active.length);
});

test('what another program prints is compared, and what cannot be read stands at its field', async () => {
  const { panel } = panels.find(({ id }) => id === 'other-program') ?? {};
  if (!panel) throw new Error('no panel');
  expect(panel.buildRequest(readInitialEntries(panel.rows, TODAY), example)).toEqual([
    { message: expect.stringMatching(/^Type at least one/) },
  ]);
  expect(panel.buildRequest({ ...readInitials(panel), moon: '47° of Pisces' }, example)).toEqual([
    { field: 'moon', message: expect.stringMatching(/^Type it as/) },
  ]);
  const { sun, moon } = example.chart.planets;
  const printed = { sun: sun?.longitude.toFixed(3), moon: moon?.longitude.toFixed(3) };
  const request = panel.buildRequest({ ...readInitialEntries(panel.rows, TODAY), ...printed } as Entries, example);
  if (!isPanelRequest(request)) throw new Error('no request');
  const { body } = await postTo(request.path, request.body);
  const { content } = panel.render(body, { entries: { ...printed } as Entries, natal: example });
  expect(markupOf(content)).toContain('Both say the same');
});
