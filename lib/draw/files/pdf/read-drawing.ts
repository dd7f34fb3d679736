import type { Rectangle } from '../../kit/drawing.ts';

/** An element of a picture that is drawn, with the attributes of the groups around it that it does not have itself. */
export interface DrawnElement {
  readonly name: 'path' | 'circle' | 'rect' | 'text';
  readonly attributes: Readonly<Record<string, string>>;
  /** Those of the groups around it, the outermost first, and its own: `translate(3,4)scale(.5)`. */
  readonly transforms: readonly string[];
  /** Characters of a `text`. */
  readonly text: string;
}

/** A picture as the list of what is drawn. */
export interface Drawing {
  readonly title: string;
  readonly description: string;
  /** The part of the plane that it shows. */
  readonly box: Rectangle;
  readonly elements: readonly DrawnElement[];
}

/** A tag with its attributes, or the text between two tags. */
const TOKEN = /<(\/?)([a-z]+)((?: [\w:-]+="[^"]*")*)(\/?)>|([^<]+)/g;
const ATTRIBUTE = / ([\w:-]+)="([^"]*)"/g;

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", amp: '&' };
const DRAWN: ReadonlySet<string> = new Set<DrawnElement['name']>(['path', 'circle', 'rect', 'text']);

type OpenElement = Omit<DrawnElement, 'name' | 'text'> & { readonly name: string; text: string };

/** Reads a document of this service, which has nothing but groups, shapes, texts, titles and a description. */
export function readDrawing(svg: string): Drawing {
  const open: OpenElement[] = [{ name: '', attributes: {}, transforms: [], text: '' }];
  const closed: OpenElement[] = [];
  for (const [, slash, name = '', attributes = '', isEmpty, text] of svg.matchAll(TOKEN)) {
    const around = open.at(-1);
    if (!around) break;
    if (text !== undefined) around.text += readText(text);
    else if (slash) closed.push(...open.splice(-1));
    else {
      const element = openElement(name, readAttributes(attributes), around);
      // Before its children: a shape is drawn where it begins.
      if (DRAWN.has(name)) closed.push(element);
      if (!isEmpty) open.push(element);
    }
  }
  return toDrawing(closed);
}

function openElement(name: string, own: Readonly<Record<string, string>>, around: OpenElement): OpenElement {
  const { transform, ...attributes } = own;
  const transforms = transform === undefined ? around.transforms : [...around.transforms, transform];
  return { name, attributes: { ...around.attributes, ...attributes }, transforms, text: '' };
}

function toDrawing(closed: readonly OpenElement[]): Drawing {
  const find = (name: string): OpenElement | undefined => closed.find((element) => element.name === name);
  // A document closes last, and its own title before those of what is drawn.
  const [left = 0, top = 0, width = 0, height = 0] = (closed.at(-1)?.attributes.viewBox ?? '').split(' ').map(Number);
  return {
    title: find('title')?.text ?? '',
    description: find('desc')?.text ?? '',
    box: { left, top, width, height },
    elements: [...new Set(closed)].filter((element): element is OpenElement & DrawnElement => DRAWN.has(element.name)),
  };
}

const readAttributes = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, readText(value)]));

const readText = (escaped: string): string =>
  escaped.replace(/&([a-z]+|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity);
