import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ImageUpload } from '@client/shared/ui/form/image/ImageUpload';
import type { ImageUse } from '@client/shared/ui/form/image/imageRules';
import { makeFilesReadable } from '../../../../../support/client/readableFiles';

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

makeFilesReadable();

function show(use: ImageUse) {
  const chosen: string[] = [];
  render(<ImageUpload use={use} label="Logo" value={null} onChange={(made) => chosen.push(made)} />);
  return chosen;
}

const choose = (file: File) =>
  userEvent
    .setup({ delay: null, applyAccept: false })
    .upload(screen.getByLabelText('Logo', { selector: 'input' }), file);

test.each([
  ['icon', 'Please upload a png, jpg, gif or ico file.'],
  ['logo', 'Please upload a png, jpg or ico file.'],
  ['picker', 'Please upload a png or jpg file.'],
] as const)('a text that calls itself a png is refused as an %s', async (use, text) => {
  const chosen = show(use);
  await choose(new File(['not an image'], 'logo.png', { type: 'image/png' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(chosen).toEqual([]);
});

test('over 1 MB is refused, and the next choice takes the message away', async () => {
  show('logo');
  await choose(new File([png, new Uint8Array(1_048_576)], 'logo.png', { type: 'image/png' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please upload an image which size is less than 1mb');
  await choose(new File(['x'], 'logo.txt'));
  expect(await screen.findByText('Please upload a png, jpg or ico file.')).toBeVisible();
  expect(screen.queryByText(/less than 1mb/)).toBeNull();
});

test('a dropped file is taken like a chosen one', async () => {
  show('picker');
  const button = screen.getByRole('button', { name: 'Upload an image: Logo' });
  await act(async () => {
    fireEvent.drop(button, { dataTransfer: { files: [new File(['GIF89a'], 'a.gif', { type: 'image/gif' })] } });
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Please upload a png or jpg file.');
});
