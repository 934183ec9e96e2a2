import { limits } from '@contract/limits';
import { useSearchParams } from 'react-router-dom';

/** The page sizes that the tables of administrators offer; the first is the default. */
export const pageSizes: readonly number[] = [limits.tablePageLarge, 50, 100];

/** The number of rows on a page, in the address. Another size begins at page 1. */
export function usePageSize(): [size: number, choose: (size: number) => void] {
  const [params, setParams] = useSearchParams();
  const usual = limits.tablePageLarge;
  const size = pageSizes.find((one) => String(one) === params.get('size')) ?? usual;
  const choose = (next: number) =>
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        if (next === usual) changed.delete('size');
        else changed.set('size', String(next));
        return changed;
      },
      { replace: true },
    );
  return [size, choose];
}
