import { act, fireEvent, render as renderPlain, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, type ComponentType, type ReactNode } from 'react';
import { lazyComponent, type LazyComponent } from '@client/shared/lazy/lazyComponent';
import { Upgrade } from '@client/shared/lazy/Upgrade';
import { ServicesProvider } from '../../../support/client/ServicesProvider';

interface ListProps {
  name: string;
}

const links = ({ name }: ListProps): ReactNode => (
  <>
    <a href="/first">First of {name}</a>
    <button data-focus="second">Second of {name}</button>
  </>
);
const PlainList = (props: ListProps) => <div aria-label="plain">{links(props)}</div>;
const BetterList = (props: ListProps) => <div aria-label="better">{links(props)}</div>;

const render = (ui: ReactNode) =>
  renderPlain(ui, { wrapper: ({ children }) => <ServicesProvider>{children}</ServicesProvider> });

/** A list whose upgrade is loaded when the test calls `arrive`, and the number of times that it was requested. */
function deferredUpgrade() {
  const load = jest.fn(() => code);
  let resolveWith: (part: ComponentType<ListProps>) => void = () => undefined;
  const code = new Promise<ComponentType<ListProps>>((resolve) => (resolveWith = resolve));
  return { load, upgraded: lazyComponent(load), arrive: () => act(async () => resolveWith(BetterList)) };
}

const list = (upgraded: LazyComponent<ListProps>, name = 'news') => (
  <Upgrade plain={PlainList} upgraded={upgraded} componentProps={{ name }} />
);

function ListInArea({ upgraded }: { upgraded: LazyComponent<ListProps> }) {
  const area = useRef<HTMLDivElement>(null);
  return (
    <div ref={area}>
      <p>Around it</p>
      <Upgrade plain={PlainList} upgraded={upgraded} componentProps={{ name: 'news' }} area={area} />
    </div>
  );
}

const user = userEvent.setup({ delay: null });
const approach = (): Promise<void> => user.hover(screen.getByText('First of news'));

it('shows the plain component until the pointer approaches and the better one is loaded', async () => {
  const { upgraded, load, arrive } = deferredUpgrade();
  render(list(upgraded));
  expect(screen.getByLabelText('plain')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  await approach();
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText('plain')).toBeVisible();
  await arrive();
  expect(screen.getByLabelText('better')).toBeVisible();
  expect(screen.queryByLabelText('plain')).toBeNull();
});

it('loads when the focus enters', async () => {
  const { upgraded, load } = deferredUpgrade();
  render(list(upgraded));
  await user.tab();
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads when the pointer approaches the area around it', async () => {
  const { upgraded, arrive } = deferredUpgrade();
  render(<ListInArea upgraded={upgraded} />);
  await user.hover(screen.getByText('Around it'));
  await arrive();
  expect(screen.getByLabelText('better')).toBeVisible();
});

it('keeps the focus on the same link or the element of the same name', async () => {
  for (const name of ['First of news', 'Second of news']) {
    const { upgraded, arrive } = deferredUpgrade();
    const { unmount } = render(list(upgraded));
    act(() => screen.getByText(name).focus());
    await arrive();
    expect(screen.getByLabelText('better')).toBeVisible();
    expect(screen.getByText(name)).toHaveFocus();
    unmount();
  }
});

it('leaves the focus alone if it is elsewhere', async () => {
  const { upgraded, arrive } = deferredUpgrade();
  render(
    <>
      <button data-focus="second">Elsewhere</button>
      {list(upgraded)}
    </>,
  );
  await approach();
  act(() => screen.getByText('Elsewhere').focus());
  await arrive();
  expect(screen.getByLabelText('better')).toBeVisible();
  expect(screen.getByText('Elsewhere')).toHaveFocus();
});

it('lets a click that has begun end on the plain component', async () => {
  const { upgraded, arrive } = deferredUpgrade();
  render(list(upgraded));
  await approach();
  fireEvent.pointerDown(screen.getByText('Second of news'));
  await arrive();
  expect(screen.getByLabelText('plain')).toBeVisible();
  fireEvent.pointerUp(screen.getByText('Second of news'));
  expect(await screen.findByLabelText('better')).toBeVisible();
});

it('stays plain without an error if loading fails, and tries again at the next approach', async () => {
  const load = jest
    .fn<Promise<ComponentType<ListProps>>, []>()
    .mockRejectedValueOnce(new Error('no connection'))
    .mockResolvedValue(BetterList);
  render(list(lazyComponent(load)));
  await approach();
  await act(async () => Promise.resolve());
  expect(screen.getByLabelText('plain')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.hover(screen.getByText('Second of news'));
  expect(await screen.findByLabelText('better')).toBeVisible();
});

it('passes later props to the component that it shows', async () => {
  const { upgraded, arrive } = deferredUpgrade();
  const { rerender } = render(list(upgraded));
  await approach();
  await arrive();
  rerender(list(upgraded, 'topics'));
  expect(screen.getByText('First of topics')).toBeVisible();
});
