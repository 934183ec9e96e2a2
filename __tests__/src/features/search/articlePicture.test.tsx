import { fireEvent, render, screen } from '@testing-library/react';
import { ArticlePicture } from '@client/features/search/ArticlePicture';

const picture = () => screen.queryByRole('presentation');

it('shows the fallback in place of a picture that cannot be loaded, until there is another one', () => {
  const { rerender } = render(<ArticlePicture url="/a.webp" fallback="W" sx={{}} />);
  const shown = picture();
  expect(shown).toBeVisible();
  if (shown) fireEvent.error(shown);
  expect(picture()).toBeNull();
  expect(screen.getByText('W')).toBeVisible();
  rerender(<ArticlePicture url="/b.webp" fallback="W" sx={{}} />);
  expect(picture()).toBeVisible();
});

it('shows the fallback for an article without a picture', () => {
  render(<ArticlePicture url={null} fallback="W" sx={{}} />);
  expect(picture()).toBeNull();
  expect(screen.getByText('W')).toBeVisible();
});
