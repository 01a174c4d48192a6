import { useQuery } from '@tanstack/react-query';
import { fixedApi } from '@/api/clients';
import { readQuery } from '@/api/query';
import { type Contract, contractQueries } from '@/screens/fibre/contract/queries';

/** From which day a move can be begun (ISO), as the contract knows it; undefined where it can, or nobody knows. */
export function moveOpening({ procedures }: Pick<Contract, 'procedures'>): string | undefined {
  const move = procedures.find(({ code }) => code === 'move');
  return move && !move.is_available ? (move.available_from ?? undefined) : undefined;
}

/** The state of a move, and the way to go on with it. */
export const moveQueries = {
  token: () => readQuery(fixedApi, '/api/read/v1/moveToken'),
};

/** The same beside a link; undefined too while the contract hasn't come, since the link stands without it. */
export function useMoveOpening(): string | undefined {
  const { data } = useQuery(contractQueries.contract());
  return data && moveOpening(data);
}
