import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { render } from '@testing-library/react';
import { AppTheme } from '@client/app/theme/AppTheme';
import { closeTabs, openTab } from '../support/client/clientStore';
import { StoreProvider } from '../support/client/StoreProvider';

afterEach(closeTabs);

declare global {
  /** jsdom's implementation, which `jsdomEnvironment.cjs` replaces. */
  var jsdomComputedStyle: typeof getComputedStyle;
}

const asked = [
  'display',
  'visibility',
  'opacity',
  'pointer-events',
  'content',
  'direction',
  'transform',
  'scroll-padding-left',
  'transform-origin',
  'position',
  'overflow',
  'overflow-x',
  'overflow-y',
];
const sheet = `
  .away { display: none } .shown.away { display: block } #faint { opacity: 0.5; direction: rtl } p > em { visibility: hidden; transform: scale(2) }
  p > em { transform-origin: 0 0; overflow-y: scroll }
  em.seen, strong { visibility: visible } [data-off] { pointer-events: none } @media print { i { display: none } }
  p { position: relative; overflow: hidden auto } ul { overflow: auto; overflow-x: hidden } li { position: fixed }
  @media screen { u { opacity: 0.25 } } li:first-child { content: 'x'; scroll-padding-left: 4px } .away { pointer-events: unset }`;

test('the tests’ getComputedStyle returns the same values as that of jsdom', async () => {
  const { store } = await openTab();
  render(
    <StoreProvider store={store}>
      <AppTheme>
        <style>{sheet}</style>
        <p className="away">
          <em>a</em> <em className="seen">b</em>
        </p>
        <p className="away shown" id="faint" style={{ visibility: 'hidden' }}>
          <strong>c</strong> <i>d</i> <u>e</u>
        </p>
        <ul data-off hidden>
          <li>f</li>
          <li style={{ display: 'grid' }}>g</li>
        </ul>
        <Button disabled>h</Button>
        <Switch defaultChecked disabled />
        <Chip label="i" onDelete={() => undefined} />
        <Tabs value={0}>
          <Tab label="j" />
          <Tab label="k" disabled />
        </Tabs>
        <Dialog open keepMounted>
          <MenuList>
            <MenuItem disabled>l</MenuItem>
          </MenuList>
        </Dialog>
        <Dialog open={false} keepMounted>
          m
        </Dialog>
      </AppTheme>
    </StoreProvider>,
  );
  const elements = [...document.querySelectorAll('*')];
  expect(elements.length).toBeGreaterThan(40);
  const valuesOf = (style: typeof getComputedStyle) =>
    elements.map((element) => [
      element.outerHTML.slice(0, 80),
      asked.map((name) => style(element).getPropertyValue(name)),
    ]);
  expect(valuesOf(getComputedStyle)).toEqual(valuesOf(jsdomComputedStyle));
});
