import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Shortcuts } from '@client/app/shell/Shortcuts';
import { AppTheme } from '@client/app/theme/AppTheme';
import { ArticleActions } from '@client/pages/article/ArticleActions';
import { closeTabs, openTab } from '../../../support/client/clientStore';
import { withNetwork } from '../../../support/client/mockNetwork';
import { StoreProvider } from '../../../support/client/StoreProvider';
import { withViewport } from '../../../support/client/viewport';

withNetwork();
withViewport(768);
afterEach(closeTabs);

test('at 768 px all actions are in the menu, and the shortcut s still saves', async () => {
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
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Save', 'Print']);
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});
