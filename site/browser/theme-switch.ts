import { element } from './elements.ts';

const prefersDark = matchMedia('(prefers-color-scheme: dark)');

const isDark = (): boolean => {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : prefersDark.matches;
};

/** The switch in the header. What the system prefers holds until it is used. */
export function startThemeSwitch(): void {
  const button = element<HTMLButtonElement>('.theme-switch');
  const show = (): void => {
    button.setAttribute('aria-pressed', String(isDark()));
    document.dispatchEvent(new CustomEvent('themechange'));
  };
  button.addEventListener('click', () => {
    const theme = isDark() ? 'light' : 'dark';
    document.documentElement.dataset.theme = theme;
    localStorage.setItem('natal.theme', theme);
    show();
  });
  prefersDark.addEventListener('change', show);
  show();
}
