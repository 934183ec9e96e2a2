import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useGoBack } from '@client/shared/navigation/useGoBack';

function Form() {
  return <button onClick={useGoBack('/list')}>Save</button>;
}

const setNavigation = (value: unknown) =>
  Object.defineProperty(window, 'navigation', { value, configurable: true, writable: true });
afterEach(() => Reflect.deleteProperty(window, 'navigation'));

/** A form whose address was typed: the router's own history in this page begins with it. */
async function save() {
  const router = createMemoryRouter(
    ['/earlier', '/list', '/form'].map((path) => ({ path, element: path === '/form' ? <Form /> : null })),
    { initialEntries: ['/earlier', '/form'] },
  );
  render(<RouterProvider router={router} />);
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Save' })));
  return router.state.location.pathname;
}

test('a form opened by its address goes back to the earlier page of the application in the tab', async () => {
  setNavigation({ currentEntry: { index: 1 }, entries: () => [{ url: 'http://localhost/earlier' }, {}] });
  expect(await save()).toBe('/earlier');
});

test('a form opened by its address goes to the list if the tab has no earlier page of the application', async () => {
  setNavigation({ currentEntry: { index: 0 }, entries: () => [{}] });
  expect(await save()).toBe('/list');
});

test('a form opened by its address goes to the list in a browser without the Navigation API', async () => {
  expect(await save()).toBe('/list');
});
