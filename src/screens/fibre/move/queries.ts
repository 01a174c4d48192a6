import { useQuery } from '@tanstack/react-query';
import { fixedApi } from '@/api/clients';
import { readQuery } from '@/api/query';
import { type Contract, contractQueries } from '@/screens/fibre/contract/queries';

/**
 * ISO day from which a move can be begun, by the contract; undefined if it can be begun now, or if no day
 * is known.
 */
export function moveOpening({ procedures }: Pick<Contract, 'procedures'>): string | undefined {
  const move = procedures.find(({ code }) => code === 'move');
  return move && !move.is_available ? (move.available_from ?? undefined) : undefined;
}

/** The state of a move, and the link to continue it. */
export const moveQueries = {
  token: () => readQuery(fixedApi, '/api/read/v1/moveToken'),
};

/**
 * The same for a link to the procedure. Also undefined until the contract has been read, since the link
 * is shown without it.
 */
export function useMoveOpening(): string | undefined {
  const { data } = useQuery(contractQueries.contract());
  return data && moveOpening(data);
}
