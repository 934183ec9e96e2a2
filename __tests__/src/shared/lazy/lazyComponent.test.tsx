import Dialog from '@mui/material/Dialog';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { act, render as renderPlain, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType, type ReactNode } from 'react';
import { lazyComponent } from '@client/shared/lazy/lazyComponent';
import { ServicesProvider } from '../../../support/client/ServicesProvider';

/** With the services, of which no newer release is the reason of a failure. */
const render = (ui: ReactNode, releases = noNewRelease) =>
  renderPlain(ui, {
    wrapper: ({ children }) => <ServicesProvider replaced={{ releases }}>{children}</ServicesProvider>,
  });
const noNewRelease = { reloadIfGone: () => Promise.resolve(false) };

/** As webpack rejects if a chunk can't be fetched. */
const notFetched = () => Promise.reject(Object.assign(new Error('gone'), { request: '/assets/part.js' }));

/** A lazy component whose code loads at the third attempt. */
function atTheThirdTime(options = {}) {
  let asked = 0;
  return lazyComponent((): Promise<ComponentType> => {
    asked += 1;
    return asked < 3 ? notFetched() : Promise.resolve(() => <p>here</p>);
  }, options);
}

test('a component whose code fails to load can be loaded again', async () => {
  const user = userEvent.setup({ delay: null });
  const Part = atTheThirdTime();
  render(<Part />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Part of this page couldn’t be loaded.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('here')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('parts that fail together show one error, whose button retries all', async () => {
  const user = userEvent.setup({ delay: null });
  const [One, Other] = [atTheThirdTime(), atTheThirdTime()];
  render(
    <>
      <One />
      <Other />
    </>,
  );
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findAllByText('here')).toHaveLength(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('waits for the network silently while the browser is offline', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const Part = atTheThirdTime();
  render(<Part />);
  await act(async () => Promise.resolve());
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => dispatchEvent(new Event('online')));
  onLine.mockRestore();
  await act(async () => dispatchEvent(new Event('online')));
  expect(await screen.findByText('here')).toBeVisible();
});

test('the failure of a chunk is shown only after a newer release is ruled out', async () => {
  let ruleOut: () => void = () => undefined;
  const reloadIfGone = jest.fn(() => new Promise<boolean>((resolve) => (ruleOut = () => resolve(false))));
  const Part = atTheThirdTime({ fallback: <p>on its way</p> });
  render(<Part />, { reloadIfGone });
  await waitFor(() => expect(reloadIfGone.mock.calls).toEqual([['/assets/part.js']]));
  expect(screen.getByText('on its way')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => ruleOut());
  expect(screen.getByRole('alert')).toHaveTextContent('Part of this page couldn’t be loaded.');
});

test('a file that the server still has is fetched once more at once', async () => {
  const reloadIfGone = () => Promise.resolve(true);
  const Part = atTheThirdTime();
  render(<Part />, { reloadIfGone });
  expect(await screen.findByRole('alert')).toHaveTextContent('Part of this page couldn’t be loaded.');
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('here')).toBeVisible();
});

test('the server isn’t asked for a chunk whose code fails', async () => {
  const reloadIfGone = jest.fn(() => Promise.resolve(true));
  const Part = lazyComponent(() => Promise.reject(new Error('its code fails')));
  render(<Part />, { reloadIfGone });
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(reloadIfGone).not.toHaveBeenCalled();
});

test('an optional component whose chunk fails renders nothing and reports nothing', async () => {
  const reloadIfGone = jest.fn(() => Promise.resolve(false));
  const Part = atTheThirdTime({ optional: true });
  const { container } = render(<Part />, { reloadIfGone });
  await act(async () => Promise.resolve());
  expect(container).toBeEmptyDOMElement();
  expect(reloadIfGone).not.toHaveBeenCalled();
});

test('a chunk that was prefetched is rendered at once', async () => {
  const Part = lazyComponent(() => Promise.resolve(() => <p>here</p>), { fallback: <p>on its way</p> });
  await Part.prefetch();
  render(<Part />);
  expect(screen.getByText('here')).toBeVisible();
});

test('a dialog that is opened offline reports that it waits for the network', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const Part = lazyComponent<QuestionProps>(() => Promise.reject(new Error('no network')), { dialog: true });
  render(<Part onClose={() => undefined} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('No internet connection');
  onLine.mockRestore();
});

interface QuestionProps {
  onClose: () => void;
}

/** A loader of a component, which resolves when the test calls `arrive`. */
function deferredComponent<Props>() {
  let resolveWith: (part: ComponentType<Props>) => void = () => undefined;
  const part = new Promise<ComponentType<Props>>((resolve) => (resolveWith = resolve));
  return { load: () => part, arrive: (one: ComponentType<Props>) => act(async () => resolveWith(one)) };
}

const Question = ({ onClose }: QuestionProps) => (
  <Dialog open onClose={onClose} transitionDuration={0}>
    <button>Answer</button>
  </Dialog>
);

test('a dialog gives the focus back to the button that opened it, though Tab was pressed before its code was there', async () => {
  const user = userEvent.setup({ delay: null });
  const { load, arrive } = deferredComponent<QuestionProps>();
  const Late = lazyComponent(load, { dialog: true });
  render(<Page Late={Late} />);
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await user.tab();
  expect(screen.getByRole('button', { name: 'Other' })).toHaveFocus();
  await arrive(Question);
  expect(screen.getByRole('dialog')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus();
});

test('a dialog that was opened from a menu gives the focus back to the button of the menu', async () => {
  const user = userEvent.setup({ delay: null });
  const { load, arrive } = deferredComponent<QuestionProps>();
  const Late = lazyComponent(load, { dialog: true });
  render(<PageWithMenu Late={Late} />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Ask' }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await user.tab();
  expect(screen.getByRole('button', { name: 'Other' })).toHaveFocus();
  await arrive(Question);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
});

test('a dialog whose chunk arrives late doesn’t move the focus if it was closed meanwhile or its button was removed', async () => {
  const user = userEvent.setup({ delay: null });
  const { load, arrive } = deferredComponent<QuestionProps & { open: boolean }>();
  const Late = lazyComponent(load, { dialog: true });
  const page = (open: boolean, withButton: boolean) => (
    <>
      {withButton ? <button>Ask</button> : null}
      <button>Other</button>
      <Late open={open} onClose={() => undefined} />
    </>
  );
  const { rerender } = render(page(false, true));
  await user.tab();
  rerender(page(true, true));
  await user.tab();
  rerender(page(false, true));
  rerender(page(false, false));
  await arrive(({ open }) => (open ? <p>here</p> : null));
  expect(screen.getByRole('button', { name: 'Other' })).toHaveFocus();
  expect(screen.queryByText('here')).toBeNull();
});

function Page({ Late }: { Late: ComponentType<QuestionProps> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Ask</button>
      <button>Other</button>
      {open ? <Late onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function PageWithMenu({ Late }: { Late: ComponentType<QuestionProps> }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const ask = () => {
    setAnchor(null);
    setOpen(true);
  };
  return (
    <>
      <button onClick={({ currentTarget }) => setAnchor(currentTarget)}>More</button>
      <button>Other</button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} transitionDuration={0}>
        <MenuItem onClick={ask}>Ask</MenuItem>
      </Menu>
      {open ? <Late onClose={() => setOpen(false)} /> : null}
    </>
  );
}
