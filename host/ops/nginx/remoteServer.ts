import type { RemoteId } from '@site/shared/contract/remoteProps';
import { originOf } from '@site/release/addresses';
import { HEALTH_PATH, NEVER_KEPT } from '@site/release/servingRules';
import { buildFiles, listen, missing, privateFiles } from './server';
import type { ServingOptions } from './servingOptions';
import { indent, parseOrigin, quote } from './values';

/** Returns the server of a remote: the files of all its releases. */
export function remoteServer(id: RemoteId, options: ServingOptions): string {
  return `server {
${indent(listen(parseOrigin(originOf(options.addresses, id)), options))}
    root ${quote(`${options.store}/${id}`)};
    include headers/remote.conf;
    error_page 404 @missing;

    location = ${HEALTH_PATH} {
        types { }
        default_type application/json;
        include headers/remote.conf;
        add_header cache-control "${NEVER_KEPT}";
        return 200 '{"status":"ok"}';
    }

    location / {
${indent(privateFiles(), 8)}
        try_files $uri =404;
${indent(buildFiles('remote'), 8)}
    }

${indent(missing('remote'))}
}
`;
}
