/** Sets the stored theme before the first paint, so that a page never flashes in the other theme. */
const theme = localStorage.getItem('natal.theme');
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
