import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { PlaceSearch } from './place-search.ts';

/** Where a combobox stands, and what it shows. */
interface ComboboxParts {
  /** Of the input; those of the list and its options begin with it. */
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly placeholder: string;
  /** Ids of the texts that describe it. */
  readonly describedBy: string;
  readonly isInvalid?: boolean;
}

/** Renders a field with suggested places by the combobox pattern of the ARIA Authoring Practices Guide. */
export function renderCombobox(search: PlaceSearch, parts: ComboboxParts): TemplateResult {
  const { id, name, value, placeholder, describedBy, isInvalid = false } = parts;
  const options = search.options.map(({ display_name, timezone }, index) => {
    const zone = timezone === undefined ? nothing : html`<span class="option-zone">${timezone}</span>`;
    return html`<li role="option" id="${id}-${index}" aria-selected="${index === search.active}" @click=${() => search.take(index)}><span>${display_name}</span>${zone}</li>`;
  });
  // A pressed pointer would take the focus from the field, which closes the list before the click.
  const keepFocus = (event: Event): void => event.preventDefault();
  return html`<span class="combobox"><input id="${id}" name="${name}" type="text" role="combobox" aria-autocomplete="list" aria-expanded="${search.isOpen}" aria-controls="${id}-list" aria-activedescendant="${search.isOpen && search.active >= 0 ? `${id}-${search.active}` : nothing}" aria-describedby="${describedBy}" aria-invalid="${isInvalid ? 'true' : nothing}" autocomplete="off" spellcheck="false" autocapitalize="off" placeholder="${placeholder}" .value="${live(value)}" @keydown=${(event: KeyboardEvent) => search.onKey(event)} @blur=${() => void search.settle()}><ul id="${id}-list" class="place-options" role="listbox" aria-label="Places" ?hidden="${!search.isOpen}" @pointerdown=${keepFocus}>${options}</ul></span><span class="visually-hidden" role="status">${search.describeList()}</span>`;
}
