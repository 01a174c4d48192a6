import { useLocation, useParams } from 'react-router-dom';
import { codeOfPage } from '@/catalogue/fibreOptions';
import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { NotFoundScreen } from '@/shell/error/NotFoundScreen';
import { useOptionState } from '../type/optionState';
import { type OrderName, orderNames } from './orderNames';
import { orderProcedure } from './orderProcedure';

/** /option/:code/quit, …/change, …/entry_cancel and …/quit_cancel with their steps. */
export default function OptionOrderScreen() {
  const { page = '' } = useParams();
  const { pathname } = useLocation();
  const code = codeOfPage(page);
  const order = orderNames.find((name) => name === pathname.split('/')[3]);
  if (!code || !order) return <NotFoundScreen />;
  return <Order key={`${code} ${order}`} code={code} order={order} />;
}

function Order({ code, order }: { code: string; order: OrderName }) {
  const { isListed } = useOptionState(code);
  return isListed ? (
    <ProcedureScreen procedure={orderProcedure(code, order)} />
  ) : (
    <NotFoundScreen />
  );
}
