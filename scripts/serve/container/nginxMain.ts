import { nginxProxy } from '../host/nginx.ts';

/** What a container sets of its nginx. */
export interface ContainerServer {
  port: number;
  /** The published files. */
  dist: string;
  /** The only folder that nginx writes into. */
  run: string;
  /** The file of rules that the build has for nginx. */
  rules: string;
  /** Origin that calls below `/hosts/` go to; undefined where servers have origins of their own. */
  hostsAt: string | undefined;
}

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** The main configuration of an nginx that runs without rights over files that can't be written. */
export function nginxMain({ port, dist, run, rules, hostsAt }: ContainerServer): string {
  return `daemon off;
worker_processes auto;
pid ${run}/nginx.pid;
error_log stderr warn;
events {
    worker_connections 1024;
}
http {
    access_log /dev/stdout;
    sendfile on;
    tcp_nopush on;
    keepalive_timeout 65;
${temporary.map((kind) => `    ${kind}_temp_path ${run}/${kind};`).join('\n')}
    server {
        listen ${port};
        server_name _;
        root ${dist};
        include ${rules};
${hostsAt === undefined ? '' : nginxProxy('/hosts/', hostsAt)}    }
}
`;
}
