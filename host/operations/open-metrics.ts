/** A metric with all its samples. */
export interface Family {
  readonly name: string;
  readonly type: 'counter' | 'gauge' | 'histogram' | 'info';
  readonly unit?: string;
  readonly help: string;
  readonly samples: readonly {
    readonly suffix?: string;
    readonly labels: Readonly<Record<string, string>>;
    readonly value: number;
  }[];
}

export const OPEN_METRICS_TYPE = 'application/openmetrics-text; version=1.0.0; charset=utf-8';

/**
 * Renders metrics in the text format of OpenMetrics 1.0.0, whose escapes for label values are those of JSON for the backslash,
 * the quote and the line feed.
 */
export function renderOpenMetrics(families: readonly Family[]): string {
  return `${families.flatMap(renderFamily).join('\n')}\n# EOF\n`;
}

function renderFamily({ name, type, unit, help, samples }: Family): string[] {
  return [
    `# TYPE ${name} ${type}`,
    ...(unit === undefined ? [] : [`# UNIT ${name} ${unit}`]),
    `# HELP ${name} ${help}`,
    ...samples.map(({ suffix = '', labels, value }) => `${name}${suffix}${renderLabels(labels)} ${value}`),
  ];
}

function renderLabels(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeValue(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

const escapeValue = (value: string): string =>
  value.replaceAll('\\', String.raw`\\`).replaceAll('"', String.raw`\"`).replaceAll('\n', String.raw`\n`);
