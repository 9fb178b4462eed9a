// Everything else loads behind this import: modules shared with the remotes can only be had asynchronously.
void import('./bootstrap');
