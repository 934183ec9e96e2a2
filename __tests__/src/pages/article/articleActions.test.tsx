import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Shortcuts } from '@client/app/shell/Shortcuts';
import { AppTheme } from '@client/app/theme/AppTheme';
import { ArticleActions } from '@client/pages/article/ArticleActions';
import { closeTabs, openTab } from '../../../support/client/clientStore';
import { withNetwork } from '../../../support/client/mockNetwork';
import { StoreProvider } from '../../../support/client/StoreProvider';

withNetwork();
afterEach(closeTabs);

test('on a narrow screen the shortcut s still saves, and actions without a shortcut are in the menu', async () => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      matches: media.includes('max-width: 767.98px'),
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  const { store } = await openTab();
  const save = jest.fn();
  const print = jest.fn();
  const actions = [
    { label: 'Save', icon: null, shortcut: 's', run: save },
    { label: 'Print', icon: null, run: print },
  ];
  render(
    <StoreProvider store={store}>
      <AppTheme>
        <Shortcuts />
        <main>
          <ArticleActions actions={actions} />
        </main>
      </AppTheme>
    </StoreProvider>,
  );
  await userEvent.keyboard('s');
  expect(save).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Print']);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});
