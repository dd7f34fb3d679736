import type { ProblemBody } from '../../lib/base/errors/problem-body.ts';
import type { Wheel } from '../../lib/draw/wheel/wheel.ts';
import type { Html } from '../html.ts';
import type { FullChartAnswer } from './answers.ts';
import type { ChartRequestBody } from './chart-request.ts';
import type { FormEntries } from './entries.ts';
import type { FieldFault } from './field-fault.ts';
import type { Options } from './form-markup.ts';

/** The shown chart with its form entries and request. */
export interface ShownChart {
  readonly entries: FormEntries;
  readonly request: ChartRequestBody;
  readonly chart: FullChartAnswer;
}

/** Initial value of a date: empty, or relative to the day on which the page is opened. */
type InitialDate = '' | 'today' | 'next-year';

/** What controls with one name have. */
export interface NamedField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** A change draws the same answer anew and sends no request. */
  readonly isViewOnly?: boolean;
}

/** A control of a panel's form. */
export type PanelField =
  | (NamedField & { readonly kind: 'date'; readonly initial: InitialDate })
  | (NamedField & { readonly kind: 'text'; readonly initial: string; readonly placeholder?: string })
  | (NamedField & { readonly kind: 'choice'; readonly options: Options; readonly initial: string })
  | (NamedField & { readonly kind: 'chips'; readonly options: Options; readonly initial: readonly string[] })
  | (NamedField & { readonly kind: 'switch'; readonly isOn: boolean })
  | (NamedField & { readonly kind: 'slider'; readonly min: number; readonly max: number; readonly unit: string })
  /** Names are `place`, `latitude` and `longitude` after the prefix. */
  | { readonly kind: 'place'; readonly prefix: string; readonly label: string; readonly placeholder: string }
  /** All fields of a birth, with their names after the prefix. */
  | { readonly kind: 'birth'; readonly prefix: string; readonly label: string };

/** Values of a panel's form by name. */
export type PanelEntries = Readonly<Record<string, string>>;

/** A request of a panel. */
export interface PanelRequest {
  /** Name in the list of requests. */
  readonly name: string;
  readonly path: string;
  readonly body: object;
}

export type PanelFault = FieldFault<string>;

/** What a panel has to draw an answer. */
export interface PanelContext {
  readonly entries: PanelEntries;
  readonly natal: ShownChart;
}

/** A picture that the service draws of the same request. */
export interface ServicePicture {
  /** @example 'Map' */
  readonly label: string;
  /** Members of the query that choose what the picture shows; format, theme and size are added. */
  readonly query?: Readonly<Record<string, string>>;
  /** Width below which it cannot be read, pixels. */
  readonly leastPx?: number;
}

/** The shown answer of a panel. */
export interface PanelView {
  readonly wheel?: Wheel;
  readonly pictures?: readonly ServicePicture[];
  /** To the right of the wheel, where there is room. */
  readonly beside?: Html;
  readonly content: Html;
}

/** A birth typed in a panel as an answer has it. */
export interface TypedBirth {
  /** Of the names of its fields. */
  readonly prefix: string;
  readonly answer: Pick<FullChartAnswer, 'subject' | 'warnings'>;
}

/** A view of the shown chart with a form of its own: a request builder and a renderer, both without the page. */
interface PanelOf<Answer> {
  readonly id: string;
  /** What the panel shows, in a sentence. */
  readonly summary: string;
  readonly fields: readonly PanelField[];
  /** Why the panel needs a time of birth; absent if it needs none. */
  readonly needsBirthTime?: string;
  /** Builds the request, or lists the faults of the form. */
  buildRequest(entries: PanelEntries, natal: ShownChart): PanelRequest | readonly PanelFault[];
  render(answer: Answer, context: PanelContext): PanelView;
  /** Members of the request and the fields they come from; the first beginning that matches counts. */
  readonly locations?: readonly (readonly [beginning: string, field: string])[];
  readBirth?(answer: Answer): TypedBirth | undefined;
}

/** A panel whose answers are parsed JSON. */
export type Panel = PanelOf<unknown>;

/** Defines a panel by the type of its answers. */
export const definePanel = <Answer>(panel: PanelOf<Answer>): Panel => ({
  ...panel,
  render: (answer, context) => panel.render(answer as Answer, context),
  ...(panel.readBirth && { readBirth: (answer: unknown) => panel.readBirth?.(answer as Answer) }),
});

export const isPanelRequest = (built: PanelRequest | readonly PanelFault[]): built is PanelRequest => 'path' in built;

/** Names of all values in a panel's form. */
export function listFieldNames(field: PanelField, birthNames: readonly string[]): readonly string[] {
  if (field.kind === 'place') return ['place', 'latitude', 'longitude'].map((name) => field.prefix + name);
  if (field.kind === 'birth') return birthNames.map((name) => field.prefix + name);
  return [field.name];
}

/** Finds the fields of the faults that a problem document names. */
export function readPanelFaults(
  { detail, errors }: Pick<ProblemBody, 'detail' | 'errors'>,
  panel: Panel,
): readonly PanelFault[] {
  if (errors.length === 0) return [{ message: detail }];
  const own = panel.fields.flatMap((field) => ('name' in field ? [[`body.${field.name}`, field.name] as const] : []));
  const known = [...(panel.locations ?? []), ...own];
  return errors.map(({ location, message }) => {
    const field = known.find(([beginning]) => location.startsWith(beginning))?.[1];
    return field
      ? { field, message: `${message.slice(0, 1).toUpperCase()}${message.slice(1)}.` }
      : { message: `${location} ${message}.` };
  });
}
