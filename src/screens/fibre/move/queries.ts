import { useQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { ofService, read } from '@/api/query';

/**
 * ISO day from which a move can be begun, by the contract; undefined if it can be begun now, or if no day
 * is known.
 */
export function moveOpening({
  procedures,
}: Pick<Schema.Contract, 'procedures'>): string | undefined {
  const move = procedures.find(({ code }) => code === 'move');
  return move && !move.is_available ? (move.available_from ?? undefined) : undefined;
}

/**
 * The same for a link to the procedure, which is shown without it: undefined until the contract has been read, null
 * where it can't be.
 */
export function useMoveOpening(): string | null | undefined {
  const { data, isError } = useQuery(read(api.getContract, ofService('fixed')));
  return data ? moveOpening(data) : isError ? null : undefined;
}
