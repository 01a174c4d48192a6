import type { ComponentType } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { codeOfPage } from '@/catalogue/fibreOptions';
import type { FibreOption } from '@/catalogue/fibreOptions/entry';
import { NotFoundScreen } from '@/shell/error/NotFoundScreen';
import { useOptionState } from '../optionState';
import { OrderDone, type OrderOf, useOrderReceipt } from '../order/Order';
import {
  MeshWifiOrder,
  MeshWifiQuit,
  SecurityOrder,
  SimpleOrder,
  SimpleQuit,
  SmartLifeOrder,
} from '../orderForms/choice';
import { ConsoleCancel, ConsoleEntry, ConsoleQuit } from '../orderForms/console';
import { DenkiChange, DenkiEntry, GasChange, GasEntry } from '../orderForms/energy';
import { HikaritvOrder, HikaritvQuit } from '../orderForms/hikaritv';
import { BraviaEntry, SecomEntry, SecomQuit, UnextOrder } from '../orderForms/partners';
import { WatchOverEntry } from '../orderForms/watchOver';
import { type OrderName, orderNames } from '../orders';
import { isPossible } from '../whyNot';
import { OptionStatePage } from './OptionPage';

type OrderForms = Partial<Record<OrderName, ComponentType<OrderOf>>>;

/** The orders that ask for more than the last day, or are sent otherwise. */
const orderForms: Partial<Record<FibreOption['optionType'], OrderForms>> = {
  hikaritv: { entry: HikaritvOrder, change: HikaritvOrder, quit: HikaritvQuit },
  unext: { entry: UnextOrder, quit: UnextOrder },
  secom: { entry: SecomEntry, quit: SecomQuit },
  bravia_recycle: { entry: BraviaEntry },
  ps5: {
    entry: ConsoleEntry,
    entry_cancel: ConsoleCancel,
    quit: ConsoleQuit,
    quit_cancel: ConsoleCancel,
  },
  denki: { entry: DenkiEntry, change: DenkiChange },
  gas: { entry: GasEntry, change: GasChange },
  mesh_wifi: { entry: MeshWifiOrder, change: MeshWifiOrder, quit: MeshWifiQuit },
  smart_life: { entry: SmartLifeOrder, change: SmartLifeOrder },
  security: { entry: SecurityOrder, change: SecurityOrder },
  watch_over: { entry: WatchOverEntry },
};

/** /option/:page, which has the steps of an application, and the addresses of the other orders below it. */
export default function OptionDetailScreen() {
  const { page = '' } = useParams();
  const { pathname } = useLocation();
  const code = codeOfPage(page);
  const order = orderNames.find((name) => name === pathname.split('/')[3]) ?? 'entry';
  return code ? <Option key={`${code} ${order}`} code={code} order={order} /> : <NotFoundScreen />;
}

function Option(order: OrderOf) {
  const receipt = useOrderReceipt(order);
  return receipt ? <OrderDone {...order} receipt={receipt} /> : <OpenOrder {...order} />;
}

function OpenOrder({ code, order }: OrderOf) {
  const step = useParams()['*'] ?? '';
  const state = useOptionState(code);
  if (!state.isListed) return <NotFoundScreen />;
  if (order === 'entry' && step === '' && !isPossible(state, order))
    return <OptionStatePage state={state} />;
  const Form =
    orderForms[state.optionType]?.[order] ?? (order === 'quit' ? SimpleQuit : SimpleOrder);
  return <Form code={code} order={order} />;
}
