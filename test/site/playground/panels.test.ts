import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { api, type GroupName } from '../../../functions/api.ts';
import type { LambdaHandler } from '../../../lib/chain/lambda-handler.ts';
import { buildChartRequest, isChartRequest } from '../../../site/playground/chart-request.ts';
import { BIRTH_NAMES, EXAMPLE_ENTRIES, type FormEntries } from '../../../site/playground/entries.ts';
import {
  isPanelRequest,
  listFieldNames,
  type Panel,
  type PanelEntries,
  type PanelField,
  readPanelFaults,
  type ShownChart,
} from '../../../site/playground/panel.ts';
import { renderPanelForm } from '../../../site/playground/panel-form.ts';
import { PANEL_LOADERS } from '../../../site/playground/panel-loaders.ts';
import { handlerOf } from '../../support/every-group.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../support/gateway-event.ts';
import { wellFormed } from '../../support/xml.ts';

const handlers = new Map<string, LambdaHandler>();

/** Sends a request through the whole chain of the group that answers it. */
async function send(path: string, body: object, query: Readonly<Record<string, string>> = {}) {
  const [group = 'meta'] =
    Object.entries(api).find(([, { endpoints }]) => endpoints.some((one) => one.path === path)) ?? [];
  const handler = handlers.get(group) ?? handlerOf(group as GroupName);
  handlers.set(group, handler);
  const event = gatewayEvent({ method: 'POST', path, query, body: JSON.stringify(body) });
  const { statusCode: status, body: text } = await handler(event, LAMBDA_CONTEXT);
  return { status, text, body: text.startsWith('<') ? undefined : JSON.parse(text) };
}

async function cast(entries: FormEntries): Promise<ShownChart> {
  const request = buildChartRequest(entries);
  if (!isChartRequest(request)) throw new Error(JSON.stringify(request));
  const { status, body } = await send('/ephemeris/natal-chart', request);
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
  return { entries, request, chart: body.data };
}

const INITIAL_DATES = { today: '2026-11-23', 'next-year': '2027-11-23', '': '' } as const;

/** A second birth, and no place of its own. */
const SECOND = {
  name: 'Ada & <Co>',
  date: '1815-12-10',
  time: '13:00',
  latitude: '51.5',
  longitude: '-0.1',
  calendar: 'gregorian',
  fold: 'compatible',
};

function readInitial(field: PanelField): PanelEntries {
  const empty = Object.fromEntries(listFieldNames(field, BIRTH_NAMES).map((name) => [name, '']));
  if (field.kind === 'place') return empty;
  if (field.kind === 'birth')
    return {
      ...empty,
      ...Object.fromEntries(Object.entries(SECOND).map(([name, value]) => [field.prefix + name, value])),
    };
  if (field.kind === 'date') return { [field.name]: INITIAL_DATES[field.initial] };
  if (field.kind === 'chips') return { [field.name]: field.initial.join(',') };
  if (field.kind === 'switch') return { [field.name]: field.isOn ? 'yes' : '' };
  return { [field.name]: field.kind === 'slider' ? '0' : field.initial };
}

const readInitials = ({ fields }: Panel): PanelEntries => Object.assign({}, ...fields.map(readInitial));

/** The entries of a form as it opens, and those with one control at each other value. */
function listEntries(panel: Panel): readonly PanelEntries[] {
  const initial = readInitials(panel);
  const changed = panel.fields.flatMap((field): readonly PanelEntries[] => {
    if (field.kind === 'choice') return field.options.map(([value]) => ({ ...initial, [field.name]: value }));
    if (field.kind === 'switch') return [{ ...initial, [field.name]: field.isOn ? '' : 'yes' }];
    if (field.kind === 'slider')
      return [field.min, field.max].map((value) => ({ ...initial, [field.name]: String(value) }));
    if (field.kind === 'place')
      return [{ ...initial, [`${field.prefix}latitude`]: '-33.9', [`${field.prefix}longitude`]: '151.2' }];
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

async function drawAll(panel: Panel, natal: ShownChart, all: readonly PanelEntries[]): Promise<void> {
  for (const entries of all) {
    const about = `${panel.id} ${JSON.stringify(entries).slice(0, 400)}`;
    const request = panel.buildRequest(entries, natal);
    if (!isPanelRequest(request)) throw new Error(`${about}: ${JSON.stringify(request)}`);
    const { status, body } = await send(request.path, request.body);
    expect(status, `${about}: ${JSON.stringify(body).slice(0, 600)}`).toBe(200);
    const { content, beside, pictures = [] } = panel.render(body, { entries, natal });
    for (const markup of [content, beside]) {
      if (!markup) continue;
      expect(markup.text, about).not.toMatch(/[>" ]undefined[<"]|NaN|\[object|<Co>/);
      expect(isWellFormed(markup.text), about).toBe(true);
    }
    for (const { label, query } of pictures) {
      const drawn = await send(request.path, request.body, { format: 'svg', ...query, theme: 'dark', size: '358' });
      expect(drawn.status, `${about} ${label}: ${drawn.text.slice(0, 600)}`).toBe(200);
      expect(drawn.text).toMatch(/^<svg .*width="358"/);
    }
  }
}

const panels = await Promise.all(
  Object.entries(PANEL_LOADERS).map(async ([id, load]) => ({ id, panel: await load() })),
);
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
  'without a time': { unknown: 'yes', time: '' },
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
  for (const field of panel.fields) {
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
  const { status, body } = await send(request.path, request.body);
  expect(status).toBe(400);
  expect(readPanelFaults(body, panel)[0]).toEqual({
    field: 'end_date',
    message: expect.stringMatching(/^Must lie within/),
  });
});

test('forms are well-formed and label every control', () => {
  for (const { panel } of panels) {
    const markup = renderPanelForm(panel).text;
    for (const [, id] of markup.matchAll(/<(?:input|select) id="([^"]+)"/g)) expect(markup).toContain(`for="${id}"`);
  }
});
