import { type Html, html, raw } from '../html.ts';
import { findStrokes, renderSymbol } from './symbols.ts';

/** Values of a choice with their labels. */
export type Options = readonly (readonly [value: string, label: string])[];

/** Checkboxes of one name. */
interface Chips {
  readonly legend: string;
  readonly options: Options;
  readonly chosen: readonly string[];
}

/** Attributes of inputs whose text is no ordinary prose. */
export const NO_ASSISTANCE = 'autocomplete="off" spellcheck="false" autocapitalize="off"';

/** Renders the controls of one form, each with elements for a hint and an error. */
export class FormMarkup {
  readonly #scope: string;

  /** @param scope precedes names in ids, which are unique in the page */
  constructor(scope: string) {
    this.#scope = scope;
  }

  /** The id of a control. */
  idOf(name: string): string {
    return `field-${this.#scope}${name}`;
  }

  /** A labeled control with its hint and error. */
  field(name: string, label: string, control: Html, hint = ''): Html {
    const id = this.#scope + name;
    return html`<div class="field" data-field="${name}"><label for="field-${id}">${label}</label>${control}<span id="hint-${id}" class="hint">${hint}</span><span id="error-${id}" class="error"></span></div>`;
  }

  describedBy(name: string): Html {
    return html`aria-describedby="hint-${this.#scope}${name} error-${this.#scope}${name}"`;
  }

  textInput(name: string, attributes: string, value = ''): Html {
    return html`<input id="field-${this.#scope}${name}" name="${name}" type="text" ${this.describedBy(name)} ${raw(attributes)} ${value === '' ? '' : html`value="${value}"`}>`;
  }

  select(name: string, options: Options, chosen?: string): Html {
    return html`<select id="field-${this.#scope}${name}" name="${name}" ${this.describedBy(name)}>${this.options(options, chosen)}</select>`;
  }

  options(options: Options, chosen?: string): Html {
    return html`${options.map(([value, label]) => html`<option value="${value}" ${value === chosen ? raw('selected') : ''}>${label}</option>`)}`;
  }

  checkbox(name: string, label: string, isChecked = false): Html {
    return html`<p class="tick"><label><input type="checkbox" name="${name}" value="yes" ${isChecked ? raw('checked') : ''}> ${label}</label></p>`;
  }

  /** Checkboxes of one name, several of which can be ticked. */
  chips(name: string, { legend, options, chosen }: Chips): Html {
    const boxes = options.map(
      ([value, label]) =>
        html`<label class="chip body-${value}"><input type="checkbox" name="${name}" value="${value}" ${chosen.includes(value) ? raw('checked') : ''}> ${findStrokes(value) && renderSymbol(findStrokes(value))} ${label}</label>`,
    );
    return html`<fieldset class="chips" data-field="${name}"><legend>${legend}</legend>${boxes}</fieldset>`;
  }

  /** A combobox by the pattern of the ARIA Authoring Practices Guide. @param prefix precedes `place`, `latitude`, `longitude` */
  placeField(prefix: string, label: string, placeholder = 'Oslo, or 59.91 10.75'): Html {
    const [name, list] = [`${prefix}place`, `${this.#scope}${prefix}places`];
    const role = `role="combobox" aria-autocomplete="list" aria-expanded="false" aria-controls="${list}"`;
    const input = this.textInput(name, `${role} ${NO_ASSISTANCE} placeholder="${placeholder}"`);
    const options = html`<ul id="${list}" class="place-options" role="listbox" aria-label="Places" hidden></ul>`;
    const chosen = html`<input type="hidden" name="${prefix}latitude"><input type="hidden" name="${prefix}longitude">`;
    const count = html`<span class="visually-hidden places-count" role="status"></span>`;
    return this.field(name, label, html`<span class="combobox">${input}${options}</span>${chosen}${count}`);
  }
}
