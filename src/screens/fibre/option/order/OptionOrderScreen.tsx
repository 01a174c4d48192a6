import { useLocation, useParams } from 'react-router-dom';
import { codeOfPage } from '@/catalogue/fibreOptions';
import { NotFoundScreen } from '@/shell/error/NotFoundScreen';
import { useOptionState } from '../type/optionState';
import { Order } from './Order';
import { type OrderName, orderNames } from './orderNames';

/** /option/:code/quit, …/change, …/entry_cancel and …/quit_cancel with their steps. */
export default function OptionOrderScreen() {
  const { page = '' } = useParams();
  const { pathname } = useLocation();
  const code = codeOfPage(page);
  const order = orderNames.find((name) => name === pathname.split('/')[3]);
  if (!code || !order) return <NotFoundScreen />;
  return <ListedOrder key={`${code} ${order}`} code={code} order={order} />;
}

function ListedOrder({ code, order }: { code: string; order: OrderName }) {
  const { isListed } = useOptionState(code);
  return isListed ? <Order code={code} order={order} /> : <NotFoundScreen />;
}
