import Button from '@mui/material/Button';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ServiceType } from '@/config/runtimeConfig';
import { whenIdle } from '@/lib/idle';
import { useSession } from '@/session/current';
import { serviceFor } from '@/session/service';
import { Icon } from '@/theme/icon/Icon';
import { showAlert } from '@/ui/overlay/alert';
import { hasChatbot, loadChatbot, openChatbot } from './chatbot';

interface ChatButtonProps {
  /** The service of the address; undefined where it belongs to none, as on the service selection. */
  service: ServiceType | undefined;
  asLink?: boolean;
}

/**
 * Opens the support chat of the customer's service; nothing where nobody is logged in, or where the
 * provider has no chat for it.
 */
export function ChatButton({ service, asLink }: ChatButtonProps) {
  const session = useSession();
  if (!session) return null;
  // At an address of a service that the customer doesn't have, the chat of one of their own services
  // opens.
  const own = serviceFor(session, service) ?? serviceFor(session, undefined);
  if (!own || !hasChatbot(own.service_type)) return null;
  return <ChatOf service={own.service_type} asLink={asLink} />;
}

function ChatOf({ service, asLink }: { service: ServiceType; asLink: boolean | undefined }) {
  const [opening, setOpening] = useState(false);
  const isReading = useIsFetching() > 0;
  useEffect(() => {
    // The page's own reads go first.
    if (service !== 'mobile' || isReading) return;
    // After a failure, a press of the button loads it again.
    return whenIdle(() => void loadChatbot(service).catch(() => undefined));
  }, [service, isReading]);

  const open = async () => {
    if (opening) return;
    setOpening(true);
    try {
      await openChatbot(service);
    } catch {
      await showAlert({
        kind: 'text',
        text: 'チャットを開けませんでした。通信の状態をお確かめのうえ、もう一度お試しください。',
      });
    } finally {
      setOpening(false);
    }
  };

  return asLink ? (
    <Button variant="text" startIcon={<Icon name="chat" />} onClick={() => void open()}>
      チャットで相談する
    </Button>
  ) : (
    <Button
      variant="secondary"
      size="small"
      startIcon={<Icon name="chat" />}
      onClick={() => void open()}
    >
      チャットで相談する
    </Button>
  );
}
