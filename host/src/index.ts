// Everything else loads behind this import: modules shared with the remotes are only available asynchronously.
void import('./bootstrap');
